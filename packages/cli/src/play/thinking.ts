// The answers to what a player asks: the library's explainer and referee. Runs in a worker thread, so that a
// hard puzzle never holds up the keyboard; also callable in place, for tests.
import { hint, rightSoFar } from 'crosshatch/explain';
import { type Play, Referee } from 'crosshatch/play';
import type { Answer, Question } from './game.js';

export function think(question: Question, play: Play): Answer {
  const { puzzle, grid, given } = play;
  const options = given === null ? {} : { given };
  switch (question.kind) {
    case 'hint':
      return {
        kind: 'hint',
        hint: hint(puzzle, grid, { ...options, level: question.level, near: question.near }),
      };
    case 'check':
      return { kind: 'check', answer: rightSoFar(puzzle, grid, options) };
    case 'back':
      return { kind: 'back', answer: new Referee(puzzle, options).beforeMistake(play) };
  }
}
