// A grade in words.
import { type Grade, type GradeResult, LADDER, type TechniqueId } from 'crosshatch/explain';
import { counted } from './words.js';

export function techniqueTitle(id: TechniqueId | null): string {
  return LADDER.find((technique) => technique.id === id)?.title ?? 'none';
}

/** `needs lookahead`. */
export function gradeClassWords(grade: GradeResult): string {
  if (grade.verdict === 'none') return 'no solution';
  if (grade.verdict === 'undecided') return 'undecided';
  return grade.class.replaceAll('-', ' ');
}

/** `Easy, 12 of 100. The hardest technique is "Out of reach".` */
export function gradeSentence(grade: GradeResult): string {
  switch (grade.verdict) {
    case 'none':
      return 'No solution, so no grade. crosshatch diagnose tells what may be wrong.';
    case 'undecided': {
      const why = grade.reason === 'deadline' ? 'the time limit came first' : 'the limit came first';
      return `Undecided: ${why}.`;
    }
    case 'graded': {
      const words = gradeClassWords(grade);
      const head = `${words[0].toUpperCase()}${words.slice(1)}, ${grade.number} of 100.`;
      if (grade.hardest === null) return head;
      const left =
        grade.unsettled === 0 ? '' : ` ${counted(grade.unsettled, 'cell')} can't be reached by any of them.`;
      return `${head} The hardest technique is "${techniqueTitle(grade.hardest)}".${left}`;
    }
  }
}

/** How much there is to do, and where it is hardest to get on. */
export function roundsWords(grade: Grade): string {
  const round = grade.rounds[grade.narrowest];
  if (round === undefined) return '';
  const cells = grade.rounds[0].unknown;
  const share = Math.round((100 * round.unknown) / cells);
  return (
    `${counted(grade.steps, 'deduction')} in ${counted(grade.rounds.length, 'round')}. Narrowest is round ` +
    `${grade.narrowest + 1}: ${counted(round.footholds, 'foothold')} of cost ${round.cost} while ${share} % of the cells are unknown.`
  );
}
