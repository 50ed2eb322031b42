// Programs to begin with. The tests run each.

export const SAMPLES: readonly { readonly title: string; readonly code: string }[] = [
  {
    title: 'Solve the puzzle on the left',
    code: `import { drawGrid, parse, solve } from '@crosshatch/core';

declare const puzzleText: string; // the puzzle on the left

const file = parse(puzzleText);
if (file.ok) {
  const result = solve(file.puzzle);
  console.log(result.verdict, result.effort);
  if (result.verdict === 'unique') console.log(drawGrid(result.solution));
}
`,
  },
  {
    title: 'Get hints',
    code: `import { hint, parse, unknownGrid } from '@crosshatch/core';

declare const puzzleText: string;

const file = parse(puzzleText);
if (file.ok) {
  const grid = unknownGrid(file.puzzle, file.puzzle.palette);
  for (const level of [1, 2, 3, 4] as const) console.log(level, hint(file.puzzle, grid, { level }).words);
}
`,
  },
  {
    title: 'Count the steps by technique',
    code: `import { parse, steps } from '@crosshatch/core';
import { techniqueTitle } from '@crosshatch/core/messages';

declare const puzzleText: string;

const file = parse(puzzleText);
const uses = new Map<string, number>();
if (file.ok) {
  for (const { technique } of steps(file.puzzle)) {
    const title = techniqueTitle(technique);
    uses.set(title, (uses.get(title) ?? 0) + 1);
  }
}
console.log(uses);
`,
  },
  {
    title: 'Make a random puzzle',
    code: `import { drawPuzzle, generate } from '@crosshatch/core';

const made = generate({ width: 10, height: 10, seed: 7 });
if (made.ok) console.log(drawPuzzle(made.puzzle));
else console.log(made);
`,
  },
  {
    title: 'Write another format',
    code: `import { parse, write } from '@crosshatch/core';

declare const puzzleText: string;

const file = parse(puzzleText);
if (file.ok) {
  const written = write(file.documents[0], 'non');
  console.log(written.ok ? written.output : written);
}
`,
  },
];
