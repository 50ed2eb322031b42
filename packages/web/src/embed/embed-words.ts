// The few words of the component, in every language: too few to be loaded by themselves.
import type { Locale } from '@crosshatch/core/messages';

export interface EmbedWords {
  readonly fill: string;
  readonly cross: string;
  readonly undo: string;
  readonly redo: string;
  readonly hint: string;
  readonly hintDo: string;
  readonly solved: string;
  readonly loading: string;
  readonly failed: string;
  readonly grid: (width: number, height: number) => string;
}

export const EMBED_WORDS: Readonly<Record<Locale, EmbedWords>> = {
  en: {
    fill: 'Fill',
    cross: 'Cross',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    hintDo: 'Fill it in',
    solved: 'Solved!',
    loading: 'Loading the puzzle…',
    failed: 'The puzzle could not be loaded:',
    grid: (width, height) =>
      `Nonogram of ${height} rows and ${width} columns. Arrow keys move, Space fills, X crosses out.`,
  },
  de: {
    fill: 'Füllen',
    cross: 'Kreuz',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    hint: 'Tipp',
    hintDo: 'Eintragen',
    solved: 'Gelöst!',
    loading: 'Das Rätsel wird geladen …',
    failed: 'Das Rätsel ließ sich nicht laden:',
    grid: (width, height) =>
      `Nonogramm mit ${height} Zeilen und ${width} Spalten. Pfeiltasten bewegen, Leertaste füllt, X kreuzt aus.`,
  },
  fr: {
    fill: 'Remplir',
    cross: 'Croix',
    undo: 'Annuler',
    redo: 'Rétablir',
    hint: 'Indice',
    hintDo: 'Remplir',
    solved: 'Résolue !',
    loading: 'Chargement de la grille…',
    failed: 'La grille n’a pas pu être chargée :',
    grid: (width, height) =>
      `Nonogramme de ${height} lignes et ${width} colonnes. Les flèches déplacent, Espace remplit, X barre.`,
  },
  es: {
    fill: 'Rellenar',
    cross: 'Cruz',
    undo: 'Deshacer',
    redo: 'Rehacer',
    hint: 'Ayuda',
    hintDo: 'Rellenarlo',
    solved: '¡Resuelto!',
    loading: 'Cargando el puzle…',
    failed: 'No se ha podido cargar el puzle:',
    grid: (width, height) =>
      `Nonograma de ${height} filas y ${width} columnas. Las flechas mueven, Espacio rellena, X tacha.`,
  },
};

/** The words of a language tag; English for others. */
export function embedLocale(tag: string): Locale {
  const code = tag.toLowerCase().split('-', 1)[0];
  return (Object.keys(EMBED_WORDS) as Locale[]).find((locale) => locale === code) ?? 'en';
}
