// Answers the player's queries. Runs in a worker thread, so that a hard puzzle does not block the keyboard; tests call
// it directly. One analysis is kept per game: it solves once, and the next level of a hint is cheap.
import { Analysis } from '@crosshatch/core/explain';
import { gridsBack, type Play } from '@crosshatch/core/play';
import type { Answer, Question } from './game.js';

export class Thinking {
  private analysis: Analysis | undefined;

  answer(question: Question, play: Play): Answer {
    const { puzzle, grid, given } = play;
    this.analysis ??= new Analysis(puzzle, given === null ? {} : { given });
    switch (question.kind) {
      case 'hint':
        return {
          kind: 'hint',
          hint: this.analysis.hint(grid, { level: question.level, near: question.near }),
        };
      case 'check':
        return { kind: 'check', answer: this.analysis.judge(grid) };
      case 'back':
        return { kind: 'back', answer: this.analysis.lastRight(gridsBack(play)) };
    }
  }
}
