// The set of pictures with which the way from a picture to a puzzle is tested and measured.
import { COLORED } from './colored.js';
import { ICONS } from './icons.js';
import { LINE_ART } from './line-art.js';
import { SHADED } from './shaded.js';
import type { TestPicture } from './test-picture.js';

export const TEST_PICTURES: readonly TestPicture[] = [...ICONS, ...LINE_ART, ...SHADED, ...COLORED];
