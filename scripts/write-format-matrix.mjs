// Writes docs/formats/README.md, the table of all formats. The tests fail when it is due.
import { writeFileSync } from 'node:fs';
import { formatsReadme } from '../packages/core/dist/testing/format-docs.js';

writeFileSync('docs/formats/README.md', formatsReadme());
