// What can be wrong with a palette that a caller gives. Faults only; completing it is palette.ts's.
import type { Fault } from './fault.js';
import { MAX_COLORS } from './limits.js';
import { normalRgb } from './palette.js';
import { shown } from './shown.js';

/** Every fault of a palette; none when it is not given. */
export function faultsOfPalette(palette: unknown): Fault[] {
  if (palette === undefined) return [];
  const messages = isObject(palette)
    ? messagesOf(palette)
    : [`The palette is ${shown(palette)}; expected an object.`];
  return messages.map((message) => ({ code: 'bad-palette', message }));
}

/** What a caller's object may hold; nothing is known of the values. */
interface Untrusted {
  readonly background?: unknown;
  readonly colors?: unknown;
  readonly name?: unknown;
  readonly rgb?: unknown;
  readonly symbol?: unknown;
}

function messagesOf(palette: Untrusted): string[] {
  const { background, colors } = palette;
  const messages: string[] = [];
  const names = new Map<unknown, string>();
  const symbols = new Map<unknown, string>();
  if (background !== undefined) {
    messages.push(...partMessages('The background', background));
    if (isObject(background) && background.name !== undefined) names.set(background.name, 'the background');
  }
  if (!Array.isArray(colors)) {
    return [...messages, `The palette's colours are ${shown(colors)}; expected a list of colours.`];
  }
  if (colors.length === 0) {
    messages.push('The palette has no colours; it needs at least one besides the background.');
  }
  if (colors.length > MAX_COLORS) {
    messages.push(`The palette has ${colors.length} colours; at most ${MAX_COLORS} are supported.`);
    return messages;
  }
  for (const [index, color] of colors.entries()) {
    const who = `colour ${index + 1}`;
    const named = isObject(color) && typeof color.name === 'string' ? ` (${shown(color.name)})` : '';
    const what = `C${who.slice(1)}${named}`;
    messages.push(...partMessages(what, color));
    if (!isObject(color)) continue;
    messages.push(...symbolMessages(what, color.symbol));
    messages.push(...twinMessages(what, 'name', color.name, names, who));
    messages.push(...twinMessages(what, 'symbol', color.symbol, symbols, who));
  }
  return messages;
}

/** What the background and a colour have in common: a name and an RGB value. */
function partMessages(what: string, part: unknown): string[] {
  if (!isObject(part)) return [`${what} is ${shown(part)}; expected an object.`];
  const messages: string[] = [];
  if (part.name !== undefined && !isName(part.name)) {
    messages.push(`${what} has the name ${shown(part.name)}; expected visible text on one line.`);
  }
  if (part.rgb !== undefined && (typeof part.rgb !== 'string' || normalRgb(part.rgb) === undefined)) {
    messages.push(`${what} has the value ${shown(part.rgb)}; expected #rrggbb or #rgb.`);
  }
  return messages;
}

function isName(name: unknown): boolean {
  return typeof name === 'string' && name.trim() !== '' && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name);
}

function symbolMessages(what: string, symbol: unknown): string[] {
  if (symbol === undefined) return [];
  // One visible character: no spaces, no control or combining ones, which would ruin a drawing.
  if (typeof symbol === 'string' && /^[^\s.?\p{C}\p{M}\p{Z}]$/u.test(symbol)) return [];
  const expected = 'one visible character other than "." and "?"';
  return [`${what} has the symbol ${shown(symbol)}; expected ${expected}.`];
}

function twinMessages(
  what: string,
  kind: 'name' | 'symbol',
  value: unknown,
  seen: Map<unknown, string>,
  who: string,
): string[] {
  if (typeof value !== 'string') return [];
  const twin = seen.get(value);
  if (twin === undefined) seen.set(value, who);
  return twin === undefined ? [] : [`${what} has the same ${kind} ${shown(value)} as ${twin}.`];
}

function isObject(value: unknown): value is Untrusted {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
