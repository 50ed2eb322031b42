// Every cell is needed: no more cells can have a colour than the clue asks for, so they all do.
//
//     2 1   |.##?.?.|   ->   |.##..#.|
import { colorFindings } from './count-color.js';
import type { LineTechnique } from './technique.js';

export const allNeeded = {
  scope: 'line',
  id: 'all-needed',
  cost: 1,
  looksAt: 'line',
  find: (view) =>
    colorFindings(
      view,
      ({ color, total }) => view.possibleOf(color) === total,
      (_, bit) => bit,
    ),
} as const satisfies LineTechnique;
