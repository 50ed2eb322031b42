// What can be wrong with a palette that a caller gives. Faults only; palette.ts completes it.
import type { PaletteFault } from './fault.js';
import { harmless } from './harmless.js';
import { MAX_COLORS } from './limits.js';
import { BLANK, type Color, normalRgb } from './palette.js';
import { found } from './shown.js';

/** Every fault of a palette; none when it is not given. */
export function faultsOfPalette(palette: unknown): PaletteFault[] {
  if (palette === undefined) return [];
  if (!isObject(palette)) return [{ code: 'bad-palette', problem: 'not-an-object', found: found(palette) }];
  const { background, colors } = palette;
  const faults: PaletteFault[] = [];
  const names = new Map<unknown, Color>();
  const symbols = new Map<unknown, Color>();
  if (background !== undefined) {
    faults.push(...entryFaults({ color: BLANK }, background));
    if (isObject(background) && typeof background.name === 'string') {
      names.set(background.name.trim(), BLANK);
    }
  }
  if (!Array.isArray(colors)) {
    return [...faults, { code: 'bad-palette', problem: 'no-list', found: found(colors) }];
  }
  if (colors.length === 0) faults.push({ code: 'bad-palette', problem: 'no-colors' });
  if (colors.length > MAX_COLORS) {
    return [...faults, { code: 'bad-palette', problem: 'too-many-colors', count: colors.length }];
  }
  for (const [index, entry] of colors.entries()) {
    const isNamed = isObject(entry) && typeof entry.name === 'string';
    const at = { color: index + 1, ...(isNamed ? { name: found(entry.name) } : {}) };
    faults.push(...entryFaults(at, entry));
    if (!isObject(entry)) continue;
    if (!isSymbol(entry.symbol)) {
      faults.push({ code: 'bad-palette', problem: 'bad-symbol', ...at, found: found(entry.symbol) });
    }
    faults.push(...twinFaults(at, 'same-name', entry.name, names));
    faults.push(...twinFaults(at, 'same-symbol', entry.symbol, symbols));
  }
  return faults;
}

/** What a caller's object may hold; nothing is known of the values. */
interface Untrusted {
  readonly background?: unknown;
  readonly colors?: unknown;
  readonly name?: unknown;
  readonly rgb?: unknown;
  readonly symbol?: unknown;
}

/** Which entry it is. */
interface At {
  readonly color: Color;
  readonly name?: string;
}

/** What the background and a colour have in common: a name and an RGB value. */
function entryFaults(at: At, entry: unknown): PaletteFault[] {
  if (!isObject(entry)) return [{ code: 'bad-palette', problem: 'bad-entry', ...at, found: found(entry) }];
  const faults: PaletteFault[] = [];
  if (entry.name !== undefined && !isName(entry.name)) {
    faults.push({ code: 'bad-palette', problem: 'bad-name', ...at, found: found(entry.name) });
  }
  if (entry.rgb !== undefined && (typeof entry.rgb !== 'string' || normalRgb(entry.rgb) === undefined)) {
    faults.push({ code: 'bad-palette', problem: 'bad-rgb', ...at, found: found(entry.rgb) });
  }
  return faults;
}

function isName(name: unknown): boolean {
  return typeof name === 'string' && name.trim() !== '' && harmless(name) === name;
}

/** One visible character: no spaces, no control or combining ones, which would ruin a drawing. */
function isSymbol(symbol: unknown): boolean {
  return symbol === undefined || (typeof symbol === 'string' && /^[^\s.?\p{C}\p{M}\p{Z}]$/u.test(symbol));
}

function twinFaults(
  at: At,
  problem: 'same-name' | 'same-symbol',
  value: unknown,
  seen: Map<unknown, Color>,
): PaletteFault[] {
  if (typeof value !== 'string') return [];
  // Blanks at the ends do not count: most formats cannot store them.
  const key = value.trim();
  const twin = seen.get(key);
  if (twin === undefined) seen.set(key, at.color);
  return twin === undefined ? [] : [{ code: 'bad-palette', problem, ...at, found: found(value), as: twin }];
}

function isObject(value: unknown): value is Untrusted {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
