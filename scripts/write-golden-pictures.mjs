// Redraws the golden pictures. Run after a build, look at what changed, then commit.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { encode } from 'fast-png';
import { GOLDEN_PICTURES } from '../packages/cli/dist/testing/golden-pictures.js';

const FOLDER = 'packages/cli/src/testing/golden-pictures';
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
for (const { name, draw } of GOLDEN_PICTURES) {
  const { width, height, data } = await draw();
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) rgb.set(data.subarray(i * 4, i * 4 + 3), i * 3);
  writeFileSync(`${FOLDER}/${name}.png`, encode({ width, height, data: rgb, channels: 3, depth: 8 }));
}
