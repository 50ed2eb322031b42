import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const learnWords: Words['learnWords'] = {
  lead: 'Zwölf Ideen lösen fast jedes Rätsel. Jede Lektion dauert ein, zwei Minuten: ein Beispiel, drei Linien, ein Rätsel.',
  progress: (done, all) => `${number(done)} von ${number(all)} Lektionen geschafft`,
  done: 'geschafft',
  practise: 'Üben',
  practiseOf: (title) => `Üben: ${title}`,
  step: (at, of) => `Linie ${number(at)} von ${number(of)}`,
  practised: (lines) => plural(lines, { one: '# Linie gelöst', other: '# Linien gelöst' }),
  tapCells: (left) =>
    plural(left, {
      one: 'Tippe auf das Feld, das sicher ist. Nur richtige Felder nehmen Tinte an.',
      other: 'Tippe auf die # Felder, die sicher sind. Nur richtige Felder nehmen Tinte an.',
    }),
  notCertain: 'Dieses Feld ist noch nicht sicher. Versuche ein anderes.',
  cell: (index, mark) => `Feld ${number(index)}, ${mark}`,
  marks: ['leer', 'gefüllt', 'unbekannt'],
  next: 'Nächste Linie',
  nextLesson: 'Nächste Lektion',
  puzzle: 'Ein Rätsel damit spielen',
  lessonDone: 'Gut gemacht. In diesem Rätsel ist das der schwerste Schritt, den du brauchst.',
};
