// Deutsch: was an einem Rätsel falsch ist, und was es heilt.
import type { DiagnosisTexts } from '../language.js';
import type { RepairText } from '../texts.js';
import { cannot } from './lookahead.js';
import { and, felder, name, names, nth, place, value, withClue } from './words.js';

function repairSentence(repair: RepairText): string {
  if (repair.kind === 'insert-line') {
    return `Eine ${repair.isRow ? 'Zeile' : 'Spalte'} fehlt: ${repair.to} als ${name(repair)} einfügen.`;
  }
  const where = withClue(repair.line);
  switch (repair.kind) {
    case 'change':
      return `${where}: die ${nth(repair.run)} Zahl von ${repair.from} in ${repair.to} ändern.`;
    case 'add':
      return `${where}: als ${nth(repair.run)} Zahl ${repair.to} einfügen.`;
    case 'drop':
      return `${where}: die ${nth(repair.run)} Zahl, ${repair.from}, streichen.`;
    case 'split':
      return `${where}: die ${nth(repair.run)} Zahl teilen: ${repair.to} statt ${repair.from}.`;
    case 'join':
      return `${where}: die ${nth(repair.run)} und die ${nth(repair.run + 1)} Zahl verbinden: ${repair.to} statt ${repair.from}.`;
    case 'swap-runs':
      return `${where}: die ${nth(repair.run)} und die ${nth(repair.run + 1)} Zahl tauschen: ${repair.to} statt ${repair.from}.`;
    case 'reverse':
      return `${where}: umdrehen: ${repair.to}.`;
    case 'recolor':
      return `${where}: Farben ändern: ${repair.to}.`;
    case 'rewrite':
      return `${where} sollte ${repair.to} lauten.`;
    case 'two-lines':
      return `${where} sollte ${repair.to} lauten, und ${withClue(repair.other)} sollte ${repair.otherTo} lauten.`;
    case 'drop-line':
      return `${where}: weglassen, sie wiederholt die Linie davor.`;
    case 'swap-lines':
      return `${where} und ${withClue(repair.other)} tauschen.`;
  }
}

export const diagnosis: DiagnosisTexts = {
  unique: 'Alles in Ordnung: Es gibt genau eine Lösung.',
  undecided: 'Unentschieden: Die Grenze war erreicht, bevor feststand, ob es eine Lösung gibt.',
  noSolution: 'Keine Lösung.',
  slips: (of, isComplete) => {
    if (of > 0) return `${of === 1 ? 'Ein' : 'Einer dieser'} Tippfehler würde es erklären:`;
    return isComplete
      ? 'Kein einzelner Tippfehler erklärt es.'
      : 'Es wurde kein einzelner Tippfehler gefunden, der es erklärt.';
  },
  leavesSeveral: 'Dann bleiben mehrere Lösungen.',
  needsMore: 'Dann reicht es nicht, Linie für Linie zu denken.',
  moreSlips: (of) => `... und ${of} weitere`,
  together: (lines, isMinimal) => {
    if (lines.length === 1) return `${name(lines[0])} geht schon für sich allein nicht auf.`;
    const fewer = isMinimal ? '' : ', vielleicht auch schon weniger';
    return `Diese ${lines.length} Hinweise widersprechen sich${fewer}: ${and(names(lines))}.`;
  },
  several: (of, isExact, places) => {
    const differ = `${isExact ? '' : 'mindestens '}${felder(of)} ${of === 1 ? 'unterscheidet' : 'unterscheiden'} sich`;
    return `Mehrere Lösungen: ${differ}, an ${places === 1 ? 'einer Stelle' : `${places} unabhängigen Stellen`}.`;
  },
  give: (of, quality) => {
    const list = of.map(({ cell, value: is }) => `${place(cell)} ${value(is)}`).join('; ');
    const end = quality === 'fewest' ? ' Mit weniger geht es nicht.' : ' Keines davon ist entbehrlich.';
    const given =
      of.length === 1
        ? '1 Feld von Anfang an vorgegeben ist'
        : `${of.length} Felder von Anfang an vorgegeben sind`;
    return `Wenn ${given}, bleibt eine Lösung: ${list}.${of.length > 1 ? end : ''}`;
  },
  giveUndecided: 'Die Grenze war erreicht, bevor feststand, welche Felder vorgegeben werden müssen.',
  breaks: (line, why) => `${cannot(line, why)}.`,
  breaksBySearch: (lines) => `Nur Ausprobieren zeigt es: Diese ${lines} Linien gehen zusammen nicht auf.`,
  repair: repairSentence,
};
