// Removes everything that the build makes, so that the next build starts from nothing.
import { readdirSync, rmSync } from 'node:fs';

const folders = [...readdirSync('packages').map((name) => `packages/${name}`), 'bench'];
for (const folder of folders) rmSync(`${folder}/dist`, { recursive: true, force: true });
rmSync('.cache', { recursive: true, force: true });
