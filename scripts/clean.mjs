// Removes everything that the build makes, so that the next build starts from nothing.
import { readdirSync, rmSync } from 'node:fs';

for (const name of readdirSync('packages')) rmSync(`packages/${name}/dist`, { recursive: true, force: true });
rmSync('.cache', { recursive: true, force: true });
