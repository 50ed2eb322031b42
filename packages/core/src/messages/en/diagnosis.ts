// English: what is wrong with a puzzle, and what would repair it.
import type { DiagnosisTexts } from '../language.js';
import { capital, counted, listed } from '../text.js';
import type { RepairText } from '../texts.js';
import { cannot } from './lookahead.js';
import { name, names, ordinal, place, value, withClue } from './words.js';

function repairSentence(repair: RepairText): string {
  if (repair.kind === 'insert-line') {
    return `A ${repair.isRow ? 'row' : 'column'} is missing: insert ${repair.to} as ${name(repair)}.`;
  }
  const where = capital(withClue(repair.line));
  switch (repair.kind) {
    case 'change':
      return `${where}: change the ${ordinal(repair.run)} number from ${repair.from} to ${repair.to}.`;
    case 'add':
      return `${where}: add a ${repair.to} as the ${ordinal(repair.run)} number.`;
    case 'drop':
      return `${where}: drop the ${ordinal(repair.run)} number, ${repair.from}.`;
    case 'split':
      return `${where}: split the ${ordinal(repair.run)} number: ${repair.to} instead of ${repair.from}.`;
    case 'join':
      return `${where}: join the ${ordinal(repair.run)} and the ${ordinal(repair.run + 1)} number: ${repair.to} instead of ${repair.from}.`;
    case 'swap-runs':
      return `${where}: swap the ${ordinal(repair.run)} and the ${ordinal(repair.run + 1)} number: ${repair.to} instead of ${repair.from}.`;
    case 'reverse':
      return `${where}: reverse it: ${repair.to}.`;
    case 'recolor':
      return `${where}: change colours: ${repair.to}.`;
    case 'rewrite':
      return `${where} should read ${repair.to}.`;
    case 'two-lines':
      return `${where} should read ${repair.to}, and ${withClue(repair.other)} should read ${repair.otherTo}.`;
    case 'drop-line':
      return `${where}: leave it out, it repeats the line before.`;
    case 'swap-lines':
      return `Swap ${withClue(repair.line)} and ${withClue(repair.other)}.`;
  }
}

export const diagnosis: DiagnosisTexts = {
  unique: 'Nothing is wrong: there is exactly one solution.',
  undecided: 'Undecided: the limit was reached before it was clear whether there is a solution.',
  noSolution: 'No solution.',
  slips: (of, isComplete) => {
    if (of === 0)
      return isComplete ? 'No single slip explains it.' : 'No single slip was found that explains it.';
    return of === 1 ? 'One slip would explain it:' : 'One of these slips would explain it:';
  },
  leavesSeveral: 'That leaves several solutions.',
  needsMore: 'That needs more than line logic.',
  moreSlips: (of) => `... and ${of} more`,
  together: (lines, isMinimal) => {
    if (lines.length === 1) return `${capital(name(lines[0]))} alone cannot be met.`;
    const fewer = isMinimal ? '' : ' (perhaps already some of them do)';
    return `These ${lines.length} clues contradict each other${fewer}: ${listed(names(lines))}.`;
  },
  several: (of, isExact, places) => {
    const differ = `${isExact ? '' : 'at least '}${counted(of, 'cell')} ${of === 1 ? 'differs' : 'differ'}`;
    return `Several solutions: ${differ}, in ${places === 1 ? 'one place' : `${places} independent places`}.`;
  },
  give: (of, quality) => {
    const given = of.map(({ cell, value: is }) => `${place(cell)} ${value(is)}`).join('; ');
    const end = quality === 'fewest' ? ' Fewer are not enough.' : ' None of them can be left out.';
    return `Giving ${counted(of.length, 'cell')} from the start leaves one solution: ${given}.${of.length > 1 ? end : ''}`;
  },
  giveUndecided: 'The limit was reached before it was clear which cells have to be given.',
  breaks: (line, why) => `${capital(cannot(line, why))}.`,
  breaksBySearch: (lines) =>
    `Only a search shows it: there is no way to place these ${lines} lines together.`,
  repair: repairSentence,
};
