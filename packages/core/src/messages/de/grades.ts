// Deutsch: Einstufungen.
import type { GradeTexts } from '../language.js';
import { capital } from '../text.js';
import { counted, felder } from './words.js';

export const grades: GradeTexts = {
  classes: {
    trivial: 'kinderleicht',
    easy: 'leicht',
    medium: 'mittel',
    hard: 'schwer',
    expert: 'für Könner',
    'needs-lookahead': 'braucht Vorausschau',
    'needs-guessing': 'nur mit Raten lösbar',
    'not-unique': 'nicht eindeutig',
    none: 'keine Lösung',
    undecided: 'unentschieden',
  },
  graded: (words, number) => `${capital(words)}, ${number} von 100.`,
  parts: (length, depth) =>
    `Länge ${length} von 100 (wie lange es dauert), Tiefe ${depth} von 100 (der schwierigste Gedanke).`,
  hardest: (title) => `Die schwierigste Technik ist „${title}“.`,
  unsettled: (of) => `${felder(of)} ${of === 1 ? 'lässt' : 'lassen'} sich mit keiner Technik bestimmen.`,
  rounds: ({ steps, rounds, narrowest, footholds, cost, unknown }) =>
    `${counted(steps, 'Schluss', 'Schlüsse')} in ${counted(rounds, 'Runde', 'Runden')}. Am engsten ist Runde ${narrowest}: ` +
    `${counted(footholds, 'Ansatzpunkt', 'Ansatzpunkte')} der Stufe ${cost}, während noch ${unknown} % der Felder unbekannt sind.`,
  none: 'Keine Lösung, also keine Einstufung.',
  undecided: (isTime) => `Unentschieden: Vorher war ${isTime ? 'die Zeit um' : 'die Grenze erreicht'}.`,
  usesTable: ['mal', 'Technik'],
  table: ['Zahl', 'Länge', 'Tiefe', 'Klasse', 'schwierigste Technik', 'Schlüsse', 'Rätsel'],
};
