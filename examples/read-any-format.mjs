// Reads a file in any format, prints what it contains, and writes it in another format.
import { readFileSync } from 'node:fs';
import { parse, write } from '@crosshatch/core';

const name = '005-kitten.non';
const read = parse(readFileSync(new URL(`../puzzles/${name}`, import.meta.url)), { name });
if (!read.ok) throw new Error(read.faults[0].message);

const [document] = read.documents;
const { width, height } = document.puzzle;
console.log(`${document.meta.title}, ${width}x${height}, read as ${read.format}`);

const written = write(read.documents, 'string');
if (!written.ok) throw new Error(written.faults[0].message);
console.log(String(written.output).trim());
console.log('lost on the way:', written.losses.map((loss) => loss.what).join(', '));
