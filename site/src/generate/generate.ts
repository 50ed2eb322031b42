// Writes the generated pages into site/generated, before VitePress reads them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../config/repository.js';
import { configurationPage } from './configuration.js';
import { exitCodesPage } from './exit-codes.js';
import { httpApiPage } from './http-api.js';
import { writeLibraryPages } from './library.js';
import { messagesPage } from './messages.js';
import { schemasPage } from './schemas.js';

const FOLDER = join(ROOT, 'site/generated');

export async function generatePages(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  write('reference/exit-codes', await exitCodesPage());
  write('reference/messages', messagesPage());
  write('reference/configuration', configurationPage());
  write('reference/http-api', httpApiPage());
  write('reference/schemas', schemasPage());
  await writeLibraryPages(join(FOLDER, 'reference/library'));
}

function write(name: string, text: string): void {
  const file = join(FOLDER, `${name}.md`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
