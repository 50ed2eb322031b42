// The generated files of the service, as they should be.
import { readdirSync, readFileSync } from 'node:fs';
import { parse, write } from '@crosshatch/core/formats';
import { openApiDocument } from '../http/openapi.js';
import { defaultLimits } from '../settings.js';

const ROOT = new URL('../../../../', import.meta.url);

/** The module with the shipped puzzles, each as a link code. */
export function shippedPuzzlesSource(): string {
  const folder = new URL('puzzles/', ROOT);
  const lines = readdirSync(folder)
    .filter((file) => !file.endsWith('.md'))
    .sort()
    .map((file) => {
      const read = parse(readFileSync(new URL(file, folder)), { name: file });
      const written = read.ok ? write(read.documents[0], 'link') : undefined;
      if (!written?.ok) throw new Error(`${file} does not fit in a link.`);
      const name = file.replace(/\.\w+$/, '');
      return `  '${name}':\n    '${String(written.output).trim()}',`;
    });
  return `// The shipped puzzles as link codes, by name. Generated from puzzles/ by "npm run generate -- service".
// biome-ignore format: one line per puzzle, however long
export const SHIPPED_PUZZLES: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`;
}

/** The OpenAPI document of a service with the default limits; the version is that of the package. */
export function openApiText(): string {
  const { version } = JSON.parse(readFileSync(new URL('packages/server/package.json', ROOT), 'utf8'));
  return `${JSON.stringify(openApiDocument(version, { ...defaultLimits(), workers: 1 }), null, 2)}\n`;
}
