// Deutsch: das Ergebnis einer Lösung, und ob Felder stimmen.
import type { VerdictTexts } from '../language.js';
import { counted, felder, name, number } from './words.js';

const differ = (cells: number) => `${felder(cells)} ${cells === 1 ? 'unterscheidet' : 'unterscheiden'} sich`;

export const verdicts: VerdictTexts = {
  titles: {
    unique: 'eine Lösung',
    multiple: 'mehrere Lösungen',
    none: 'keine Lösung',
    undecided: 'unentschieden',
  },
  unique: (isLineSolvable) =>
    `eindeutige Lösung, ${isLineSolvable ? 'Linie für Linie gefunden' : 'durch Suche gefunden'}`,
  exactly: (solutions, differing) => `mehrere Lösungen: genau ${number(solutions)}; ${differ(differing)}`,
  atLeast: (solutions, differing, why) =>
    `mehrere Lösungen: ${number(solutions)} gefunden, ${why}; ${differ(differing)}`,
  none: (line, isLineSolvable) => {
    if (line === null) return 'keine Lösung';
    return isLineSolvable
      ? `keine Lösung: ${name(line)} geht mit den Linien, die sie kreuzen, nicht auf`
      : `keine Lösung: jeder Versuch scheitert, der letzte an ${name(line)}`;
  },
  oneFound: (why) => `unentschieden, ${why}: eine Lösung gefunden, vielleicht nicht die einzige`,
  someKnown: (known, cells, why) =>
    `unentschieden, ${why}: ${number(known)} von ${number(cells)} Feldern bekannt`,
  mayBeMore: 'vielleicht gibt es weitere',
  stops: {
    effort: 'Aufwandsgrenze erreicht',
    deadline: 'Zeitgrenze erreicht',
    abort: 'abgebrochen',
    max: 'nach einer Lösung beendet',
  },
  details: {
    lineSolvable: 'Bewiesen: Es gibt genau eine, und man findet sie Linie für Linie. Raten ist nicht nötig.',
    needsSearch: 'Bewiesen: Es gibt genau eine. Einzelne Linien zu betrachten reicht aber nicht aus.',
    differ: (cells, isExact) => `${isExact ? '' : 'Mindestens '}${differ(cells)} zwischen ihnen.`,
    exactly: (solutions) => `Es gibt genau ${number(solutions)}.`,
    none: 'Diese Hinweise widersprechen einander. Wahrscheinlich ist in einem ein Tippfehler.',
  },
  undecided: 'Die Grenze war erreicht, bevor eine Antwort gefunden war.',
  judgements: {
    right: 'Bisher ist alles richtig.',
    wrong: 'Es ist ein Fehler darin.',
    'wrong-together': 'Diese Felder können nicht alle stimmen.',
    'no-solution': 'Dieses Rätsel hat keine Lösung, also ist nichts richtig oder falsch.',
    undecided: 'Die Grenze war erreicht, bevor feststand, ob das richtig ist.',
  },
  rightForOne:
    'Bisher ist alles richtig: Dieses Rätsel hat mehrere Lösungen, und mindestens eine davon passt.',
  nothingToUndo: 'Bisher ist alles richtig: Es gibt nichts zurückzunehmen.',
  firstMarksWrong: 'Schon die ersten Felder sind falsch.',
  undone: (moves) => `Zurück vor den Fehler: ${counted(moves, 'Zug', 'Züge')} zurückgenommen.`,
};
