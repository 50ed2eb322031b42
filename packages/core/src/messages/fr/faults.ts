// Français : ce qui ne va pas dans une entrée, un nonogramme ou une grille.
import { MAX_COLORS, MAX_SIDE } from '../../model/index.js';
import { foundIn } from '../found-value.js';
import type { FaultTexts } from '../language.js';
import type { FaultPlace, PaletteEntry } from '../texts.js';
import { cases, counted, feminine, name, names, or, value } from './words.js';

const shown = foundIn({
  array: 'un tableau',
  object: 'un objet',
  function: 'une fonction',
  symbol: 'un symbole',
});

/** `la ligne 3`, `la colonne 12, nombre 2` */
function at({ side, index, run }: FaultPlace): string {
  const line = `la ${name({ isRow: side === 'rows', number: index + 1 })}`;
  return run === undefined ? line : `${line}, nombre ${run + 1}`;
}

/** `le fond`, `la couleur 2 ("red")` */
function entry({ color, name: called }: PaletteEntry): string {
  if (color === 0) return 'le fond';
  return `la couleur ${color}${called === undefined ? '' : ` (${called})`}`;
}

const lines = { rows: 'lignes', columns: 'colonnes' };
const range = (colors: number) => (colors === 1 ? 'que la couleur 1' : `que les couleurs 1 à ${colors}`);
const least = (isAtLeast: boolean) => (isAtLeast ? 'au moins ' : '');

export const faults: FaultTexts = {
  faults: {
    'no-lines': ({ side, found }) =>
      found === undefined
        ? `il n'y a pas de ${lines[side]} ; un nonogramme en a au moins une`
        : `à la place des ${lines[side]} il y a ${shown(found)} ; il faut une liste d'indices`,
    'too-large': ({ side, count }) => `il y a ${count} ${lines[side]} ; le maximum est de ${MAX_SIDE}`,
    'bad-clue': (fault) =>
      `${at(fault)} est ${shown(fault.found)} ; il faut une liste de nombres, ou null pour un indice inconnu`,
    'bad-length': (fault) =>
      `${at(fault)} est ${shown(fault.found)} ; il faut un nombre entier de cases, au moins 1`,
    'zero-run': (fault) => `${at(fault)} est 0 ; une ligne vide s'écrit avec un seul 0 ou sans aucun nombre`,
    'unknown-color': (fault) =>
      `${at(fault)} a la couleur ${shown(fault.found)} ; ` +
      (fault.colors === null
        ? 'une couleur est un nombre entier, au moins 1'
        : `la palette n'a ${range(fault.colors)}`),
    'clue-too-long': (fault) =>
      `${at(fault)} demande ${fault.needed} cases mais en a ${fault.room} : ${fault.excess} de trop`,
  },
  palette: {
    'not-an-object': ({ found }) => `la palette est ${shown(found)} ; il faut un objet`,
    'no-list': ({ found }) =>
      `à la place des couleurs de la palette il y a ${shown(found)} ; il faut une liste de couleurs`,
    'no-colors': () => "la palette n'a pas de couleur ; il en faut au moins une en plus du fond",
    'too-many-colors': ({ count }) => `la palette a ${count} couleurs ; le maximum est de ${MAX_COLORS}`,
    'bad-entry': (fault) => `${entry(fault)} est ${shown(fault.found)} ; il faut un objet`,
    'bad-name': (fault) =>
      `${entry(fault)} a le nom ${shown(fault.found)} ; il faut un texte visible sur une seule ligne`,
    'bad-rgb': (fault) => `${entry(fault)} a la valeur ${shown(fault.found)} ; il faut #rrggbb ou #rgb`,
    'bad-symbol': (fault) =>
      `${entry(fault)} a le symbole ${shown(fault.found)} ; il faut un caractère visible autre que "." et "?"`,
    'same-name': (fault) => `${entry(fault)} a le même nom ${fault.found} que ${entry({ color: fault.as })}`,
    'same-symbol': (fault) =>
      `${entry(fault)} a le même symbole ${fault.found} que ${entry({ color: fault.as })}`,
  },
  failures: {
    'unknown-cells': (line, unknown) =>
      `la ${name(line)} a ${counted(unknown, 'case inconnue', 'cases inconnues')}`,
    'runs-differ': (line, found) => `la ${name(line)} contient ${found} au lieu de ${line.clue}`,
  },
  totals: ({ color, rows, rowsAtLeast, columns, columnsAtLeast }) => {
    const what = color === null ? value({ kind: 'filled' }, rows) : feminine(color, rows);
    return (
      `les lignes demandent ${least(rowsAtLeast)}${cases(rows)} ${what}, ` +
      `les colonnes ${least(columnsAtLeast)}${columns}`
    );
  },
  suspects: (of) => `Si un seul nombre est faux, il est dans ${or(names(of))}.`,
};
