// Every part: the one place to register.
import { ablation } from './ablation.js';
import { asking } from './asking.js';
import { certificates } from './certificates.js';

import { cluster } from './cluster.js';
import { clusterSolve } from './cluster-solve.js';

import { engineBars } from './engine-bars/engine-bars.js';
import { explain } from './explain/explain.js';

import { grading } from './grading.js';
import { memory } from './memory.js';
import { page } from './page.js';
import type { Part } from './part.js';
import { pictures } from './pictures.js';
import { reading } from './reading.js';
import { scanning } from './scan.js';
import { service } from './service.js';
import { size } from './size.js';
import { startUp } from './start-up.js';
import { typos } from './typos.js';

export const PARTS: readonly Part[] = [
  startUp,
  reading,
  size,
  memory,
  grading,
  typos,
  explain,
  asking,
  pictures,
  scanning,
  certificates,
  cluster,
  clusterSolve,
  service,
  page,
  ablation,
  engineBars,
];
