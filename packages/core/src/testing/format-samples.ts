// One small file of every format, with all that the format can carry: what tests damage, pad and blow up.
import { type Format, type FormatSupport, write } from '../formats/index.js';
import {
  completePalette,
  gridOfColors,
  type Metadata,
  type PuzzleDocument,
  puzzleOf,
  unknownGrid,
} from '../model/index.js';

/** Formats that are only read. */
const READ_ONLY: Readonly<Record<string, string>> = {
  'nonograms-org':
    'var d=[[1,2,3,4],[104,97,100,97],[103,97,100,97],[101,97,100,97],[31,17,7,5],[17,31,5,0],' +
    '[98,97,98,97],[11,13,19,23],[12,15,20,24],[12,14,20,25]];',
  sections: 'Rows:\n2 1\n0\n3\nColumns:\n1\n1 1\n1\n1 1\n',
  sheet: ',,1,,1\n,1,1,1,1\n2,,,,\n3,,,,\n1,,,,\n',
};
const ANY = '{"rows":[[2,1],[],[3]],"columns":[[1],[1,1],[1],[1,1]]}\n';

/** A sample as text; the bytes of a raw bitmap count as Latin-1. Pre: the format can be read. */
export function sampleOf(format: Format): string {
  if (format.write === undefined) return READ_ONLY[format.id] ?? ANY;
  const written = write(sampleDocument(format.supports), format.id);
  if (!written.ok) throw new Error(`${format.id}: ${written.faults[0].message}`);
  return typeof written.output === 'string' ? written.output : Buffer.from(written.output).toString('latin1');
}

/** ##.#, ...., .### in one colour or two. */
function sampleDocument(supports: FormatSupport): PuzzleDocument {
  const second = supports.colors > 1 ? 2 : 1;
  const goal = gridOfColors({ width: 4, height: 3 }, [1, 1, 0, second, 0, 0, 0, 0, 0, 1, 1, 1]);
  const colors = [
    { name: 'black', rgb: '#000000' },
    ...(second === 2 ? [{ name: 'red', rgb: '#ff0000' }] : []),
  ];
  const palette = completePalette({
    colors: supports.colorNames ? colors : colors.map(({ rgb }) => ({ rgb })),
  });
  const meta: Metadata = { title: 'Kite', author: 'A. Maker', description: 'In the wind' };
  const kept = Object.entries(meta).filter(([field]) => supports.meta.includes(field as keyof Metadata));
  return {
    puzzle: puzzleOf(goal, palette),
    meta: Object.fromEntries(kept),
    ...(supports.goal || !supports.clues ? { goal } : {}),
    ...(supports.saved ? { saved: [unknownGrid(goal, palette)] } : {}),
  };
}
