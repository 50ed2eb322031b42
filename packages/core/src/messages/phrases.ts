// Pieces that most languages put together in the same way.
import type { DeductionText, SpanText } from './texts.js';

/** `1-3, 5` as single words. */
export function numbers(spans: readonly SpanText[]): string[] {
  return spans.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`));
}

export function isOneCell(spans: readonly SpanText[]): boolean {
  return spans.length === 1 && spans[0].from === spans[0].to;
}

/** The cells that a deduction settles, whatever to. */
export function settledSpans(step: DeductionText): SpanText[] {
  return step.groups.flatMap(({ spans }) => spans).sort((a, b) => a.from - b.from);
}

/** What a language calls colours, by their English names: `red rot` or, with two genders, `red rojo roja`. */
export function colorTable(text: string): ReadonlyMap<string, readonly [string, string]> {
  return new Map(
    text.split(',').map((entry) => {
      const [english, masculine, feminine = masculine] = entry.trim().split(' ');
      return [english, [masculine, feminine]];
    }),
  );
}

/** The forms of a colour, also of `dark red` and `light red`; undefined for names that are not known. */
export function known(
  colors: ReadonlyMap<string, readonly [string, string]>,
  name: string,
  shades: { readonly dark: (form: string) => string; readonly light: (form: string) => string },
): readonly [string, string] | undefined {
  const [first, ...rest] = name.toLowerCase().split(' ');
  if (first !== 'dark' && first !== 'light') return colors.get(name.toLowerCase());
  const forms = colors.get(rest.join(' '));
  // A shade does not agree with anything: `brun foncé` is masculine whatever it belongs to.
  return forms === undefined ? undefined : [shades[first](forms[0]), shades[first](forms[0])];
}
