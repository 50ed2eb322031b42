// Writes into the service worker what it has to keep: every file of the build with a hash of its content,
// so that a new build is noticed and only what changed is loaded again.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));

export function precache() {
  return {
    name: 'precache',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['service-worker.js'];
        if (worker === undefined) throw new Error('The build has no service-worker.js.');
        const files = Object.values(bundle)
          .filter((file) => file !== worker)
          .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]);
        const still = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => {
            const path = `${entry.parentPath}/${entry.name}`;
            return [path.slice(PUBLIC.length).replace(/^\//, ''), readFileSync(path)];
          });
        const list = [...files, ...still]
          .map(([name, content]) => [name, createHash('sha256').update(content).digest('hex').slice(0, 12)])
          .sort(([a], [b]) => (a < b ? -1 : 1));
        if (!worker.code.includes('__PRECACHE__')) throw new Error('The service worker has no list to fill.');
        worker.code = worker.code.replace('__PRECACHE__', JSON.stringify(list));
      },
    },
  };
}
