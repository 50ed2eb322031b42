// Every motif. A published code stores the position of its motif in this list: append only, never reorder, and never
// change what a motif draws from a seed (a new way of drawing is a new version of the generator, see picture.ts).
import { ANIMALS } from './animals.js';
import { CHARACTERS } from './characters.js';
import { BETWEEN, ICON, MINIATURE } from './miniatures.js';
import type { Motif } from './motif.js';
import { PATTERNS } from './patterns.js';
import { PLACES } from './places.js';
import { PLANTS } from './plants.js';
import { THINGS } from './things.js';

export const ALL_MOTIFS: readonly Motif[] = [
  ...PLANTS,
  ...ANIMALS,
  ...THINGS,
  ...PLACES,
  ...CHARACTERS,
  ...PATTERNS,
  MINIATURE,
  ICON,
  ...BETWEEN,
];

/** The names of the motifs that pictures and patterns are made from. */
export const MOTIFS: readonly string[] = ALL_MOTIFS.map(({ name }) => name);

/** Whether a motif can be recognised at this size, given by its sides. */
export function fits({ smallest, largest = Infinity }: Motif, shorter: number, longer: number): boolean {
  return shorter >= smallest && longer <= largest;
}
