// Words of Learn. What a technique is about, the library says.
import { number, plural } from './formats.js';

export const learnWords = {
  lead: 'Twelve ideas solve almost every puzzle. Each lesson takes a minute or two: an example, three lines, a puzzle.',
  progress: (done: number, all: number) => `${number(done)} of ${number(all)} lessons done`,
  done: 'done',
  practise: 'Practise',
  practiseOf: (title: string) => `Practise: ${title}`,
  step: (at: number, of: number) => `Line ${number(at)} of ${number(of)}`,
  practised: (lines: number) => plural(lines, { one: '# line solved', other: '# lines solved' }),
  tapCells: (left: number) =>
    plural(left, {
      one: 'Tap the cell that is certain. Only right cells accept ink.',
      other: 'Tap the # cells that are certain. Only right cells accept ink.',
    }),
  notCertain: 'This cell is not certain yet. Try another one.',
  cell: (index: number, mark: string) => `Cell ${number(index)}, ${mark}`,
  marks: ['blank', 'filled', 'unknown'],
  next: 'Next line',
  nextLesson: 'Next lesson',
  puzzle: 'Play a puzzle with it',
  lessonDone: 'Well done. In this puzzle it is the hardest step that you need.',
};
