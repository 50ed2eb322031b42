// What `check` says of a puzzle, in words: one fact per line, then what is wrong and how to fix it.

import type { PuzzleDocument } from '@crosshatch/core';
import { type Ambiguous, diagnosisWords, type Grade, type Unsolvable } from '@crosshatch/core/explain';
import { isMono, type Puzzle } from '@crosshatch/core/model';
import type { Examination } from '@crosshatch/core/report';
import { gradeClassWords, techniqueTitle } from './grade-words.js';
import { counted } from './words.js';

/** Repairs worth listing: the best ones come first. */
const MOST_REPAIRS = 5;
/** Lines named one by one; sentences of a story. */
const MOST_LINES = 12;

/** `label   fact` lines. */
export function checkFacts(document: PuzzleDocument, { result, grade }: Examination): [string, string][] {
  const facts: [string, string][] = [
    ['size', sizeWords(document.puzzle)],
    ['well-formed', 'yes'],
  ];
  switch (result.verdict) {
    case 'unique':
      facts.push(['solvable', 'yes'], ['unique', 'yes']);
      facts.push([
        'line logic',
        result.lineSolvable ? 'yes, no guessing is needed' : 'no, lines alone do not solve it',
      ]);
      if (grade !== undefined) {
        const words = grade.verdict === 'graded' ? gradeWords(grade) : ['not graded within the limit'];
        words.forEach((text, i) => {
          facts.push([i === 0 ? 'difficulty' : '', text]);
        });
      }
      break;
    case 'multiple':
      facts.push(['solvable', 'yes'], ['unique', 'no, there are several solutions']);
      break;
    case 'none':
      facts.push(['solvable', 'no']);
      break;
    case 'undecided':
      facts.push(['solvable', result.solutions.length > 0 ? 'yes' : 'not decided within the limit']);
      facts.push(['unique', 'not decided within the limit']);
  }
  return facts;
}

function sizeWords(puzzle: Puzzle): string {
  const colors = puzzle.palette.colors.length;
  const palette = isMono(puzzle.palette) ? 'black and white' : `${colors} colours`;
  return `${puzzle.width} wide, ${puzzle.height} high, ${palette}`;
}

/** Class and number, then what they come from. */
export function gradeWords(grade: Grade): string[] {
  const words = [
    `${gradeClassWords(grade)} (${grade.number} of 100; length ${grade.length}, depth ${grade.depth}), ${counted(grade.steps, 'step')}`,
  ];
  if (grade.hardest !== null) words.push(`hardest technique: ${techniqueTitle(grade.hardest)}`);
  const narrowest = grade.rounds[grade.narrowest];
  if (narrowest !== undefined) {
    const place = grade.narrowest === 0 ? 'at the start' : `after ${counted(grade.narrowest, 'round')}`;
    words.push(`narrowest point: ${counted(narrowest.footholds, 'foothold')} ${place}`);
  }
  return words;
}

/** What is wrong with a puzzle, and what would fix it: sentences, and repairs one by one. */
export function diagnosisLines(puzzle: Puzzle, diagnosis: Ambiguous | Unsolvable): string[] {
  const words = diagnosisWords(diagnosis, puzzle, { repairs: MOST_REPAIRS });
  const areFew = diagnosis.kind === 'unsolvable' && diagnosis.lines.length <= MOST_LINES;
  return [
    ...(diagnosis.kind === 'ambiguous' ? [words.verdict] : words.totals),
    ...(areFew ? [words.together] : []),
    ...shortened(words.story),
    words.remedy,
    ...words.repairs.map((repair) => `  - ${repair}`),
    ...(words.more === '' ? [] : [`  ${words.more}`]),
  ];
}

/** The beginning and the end of a long story. */
function shortened(words: readonly string[]): readonly string[] {
  if (words.length <= MOST_LINES) return words;
  const left = words.length - MOST_LINES;
  return [...words.slice(0, MOST_LINES / 2), `(${left} more steps)`, ...words.slice(-MOST_LINES / 2)];
}
