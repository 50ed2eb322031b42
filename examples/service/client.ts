// Asks a service with fetch and types that were generated from its OpenAPI document:
//   npx openapi-typescript http://localhost:8080/api/v1/openapi.json -o api.d.ts
//   node client.js http://localhost:8080 ../../puzzles/005-kitten.non      (after compiling this file)
import { readFile } from 'node:fs/promises';
import type { components } from './api.js';

type Solved = components['schemas']['solveResult'];
type Problem = components['schemas']['problem'];

const [base, path] = process.argv.slice(2);

async function solve(puzzle: Uint8Array<ArrayBuffer> | string): Promise<Solved | Problem> {
  const response = await fetch(`${base}/api/v1/solve`, { method: 'POST', body: puzzle });
  return (await response.json()) as Solved | Problem;
}

for (const puzzle of [new Uint8Array(await readFile(path)), 'nonsense']) {
  const answer = await solve(puzzle);
  if ('verdict' in answer) console.log(answer.verdict, answer.solutions[0].join('/'));
  else console.log(answer.status, answer.code);
}
