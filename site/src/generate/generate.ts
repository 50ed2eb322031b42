// Writes the generated pages into site/generated, before VitePress reads them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../config/repository.js';
import { figures } from '../figures/figures.js';
import { configurationPage } from './configuration.js';
import { exitCodesPage } from './exit-codes.js';
import { httpApiPage } from './http-api.js';
import { writeLibraryPages } from './library.js';
import { messagesPage } from './messages.js';
import { heroPicture, puzzlesJson } from './puzzles.js';
import { schemasPage } from './schemas.js';
import { speedPage } from './speed.js';

const FOLDER = join(ROOT, 'site/generated');

export async function generatePages(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  write('hero.svg', heroPicture());
  write('figures.json', JSON.stringify(figures()));
  write('puzzles.json', puzzlesJson());
  write('learn/speed.md', speedPage());
  write('reference/exit-codes.md', await exitCodesPage());
  write('reference/messages.md', messagesPage());
  write('reference/configuration.md', configurationPage());
  write('reference/http-api.md', httpApiPage());
  write('reference/schemas.md', schemasPage());
  await writeLibraryPages(join(FOLDER, 'reference/library'));
}

function write(name: string, text: string): void {
  const file = join(FOLDER, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
