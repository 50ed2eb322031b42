// Removes everything that the build makes, so that the next build starts from nothing.
import { readdirSync, rmSync } from 'node:fs';

const folders = [...readdirSync('packages').map((name) => `packages/${name}`), 'bench'];
const made = folders.flatMap((folder) => [`${folder}/dist`, `${folder}/.cache`]);
for (const folder of [...made, '.cache']) rmSync(folder, { recursive: true, force: true });
