// Solves a puzzle that comes as a string (columns first) and says how sure the answer is.
import { drawGrid, parse, solve } from '@crosshatch/core';

const read = parse('2;4;4;4;2:1,1;5;5;3;1');
if (!read.ok) throw new Error(read.faults[0].message);

const result = solve(read.documents[0].puzzle);
console.log(result.verdict, result.verdict === 'unique' && result.lineSolvable ? 'by line logic alone' : '');
if (result.verdict === 'unique') console.log(drawGrid(result.solution));
