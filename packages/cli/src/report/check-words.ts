// What `check` says of a puzzle, in words: one fact per line, then what is wrong and how to mend it.
import type { PuzzleDocument } from 'crosshatch';
import type { Ambiguous, Grade, Unsolvable } from 'crosshatch/explain';
import { BLANK, colorOf, isMono, lineName, type Puzzle } from 'crosshatch/model';
import type { Examination } from '../examine/examine.js';
import { findingWords } from './finding-words.js';
import { techniqueTitle } from './grade-words.js';
import { counted, listed } from './words.js';

/** Repairs worth telling: the best ones come first. */
const MOST_REPAIRS = 5;
/** Cells named one by one. */
const MOST_CELLS = 12;

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
        const told = grade.verdict === 'graded' ? gradeWords(grade) : ['not graded within the limit'];
        told.forEach((text, i) => {
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
  const told = isMono(puzzle.palette) ? 'black and white' : `${colors} colours`;
  return `${puzzle.width} wide, ${puzzle.height} high, ${told}`;
}

/** Class and number, then what they come from. */
export function gradeWords(grade: Grade): string[] {
  const name = grade.class.replaceAll('-', ' ');
  const words = [`${name} (${grade.number} of 100), ${counted(grade.steps, 'step')}`];
  if (grade.hardest !== null) words.push(`hardest technique: ${techniqueTitle(grade.hardest)}`);
  const narrowest = grade.rounds[grade.narrowest];
  if (narrowest !== undefined) {
    const place = grade.narrowest === 0 ? 'at the start' : `after ${counted(grade.narrowest, 'round')}`;
    words.push(`narrowest point: ${counted(narrowest.footholds, 'foothold')} ${place}`);
  }
  return words;
}

/** Why there is no solution, and which slip would explain it. */
export function unsolvableWords(puzzle: Puzzle, diagnosis: Unsolvable): string[] {
  const repairs = diagnosis.repairs.slice(0, MOST_REPAIRS);
  const lines = diagnosis.lines.map((line) => lineName(puzzle, line));
  const more = diagnosis.repairs.length - repairs.length;
  return [
    ...diagnosis.totals.map((finding) => findingWords(puzzle, finding)),
    ...(lines.length > 0 && lines.length <= MOST_CELLS
      ? [`These lines can't hold together: ${listed(lines)}.`]
      : []),
    ...shortened(diagnosis.contradiction.words),
    ...(repairs.length === 0
      ? [`No single slip explains it${diagnosis.isComplete ? '' : ', as far as was looked'}.`]
      : ['If one number was mistyped, it would be solved by one of these:']),
    ...repairs.map((repair) => `  - ${repair.words}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

/** The beginning and the end of a long story. */
function shortened(words: readonly string[]): readonly string[] {
  if (words.length <= MOST_CELLS) return words;
  const left = words.length - MOST_CELLS;
  return [...words.slice(0, MOST_CELLS / 2), `(${left} more steps)`, ...words.slice(-MOST_CELLS / 2)];
}

const GIVE_WORDS: Record<Ambiguous['give']['quality'], string> = {
  fewest: 'Fewest cells to give so that one solution is left',
  minimal: 'Cells to give so that one solution is left',
  partly: 'The limit came before the cells to give so that one solution is left; some of them',
};

/** In what the solutions differ, and what would leave one. */
export function ambiguousWords(puzzle: Puzzle, diagnosis: Ambiguous): string[] {
  const { cells, isExact, places, give } = diagnosis;
  const where = places.length > 1 ? ` in ${counted(places.length, 'independent place')}` : '';
  const verb = cells.length === 1 ? 'differs' : 'differ';
  const words = [`${isExact ? '' : 'At least '}${counted(cells.length, 'cell')} ${verb}${where} (marked).`];
  if (give.cells.length === 0) return words;
  const told = give.cells.slice(0, MOST_CELLS).map(({ cell, candidates }) => {
    const color = colorOf(candidates);
    const name = color === undefined || color === BLANK ? 'blank' : colorName(puzzle, color);
    return `row ${Math.floor(cell / puzzle.width) + 1} column ${(cell % puzzle.width) + 1} ${name}`;
  });
  const rest = give.cells.length - told.length;
  const list = rest > 0 ? `${told.join(', ')} and ${rest} more` : listed(told);
  words.push(`${GIVE_WORDS[give.quality]}: ${list}.`);
  return words;
}

function colorName(puzzle: Puzzle, color: number): string {
  return isMono(puzzle.palette) ? 'filled' : puzzle.palette.colors[color - 1].name;
}
