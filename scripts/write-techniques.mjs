// Writes docs/techniques.md. The tests fail when it is due.
import { writeFileSync } from 'node:fs';
import { techniquesPage } from '../packages/core/dist/testing/techniques-page.js';

writeFileSync('docs/techniques.md', await techniquesPage());
