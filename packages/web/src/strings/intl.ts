// Numbers and plurals in one language, by the browser's own Intl: what the catalogues are written with.

/** The forms of a message by plural category; `#` stands for the number. Languages that need no other have two. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

export interface Formats {
  readonly number: (value: number) => string;
  /** A part from 0 to 1 as `37 %`, rounded down: only what is complete is 100 %. */
  readonly percent: (part: number) => string;
  readonly plural: (count: number, forms: PluralForms) => string;
}

export function formats(locale: string): Formats {
  const numbers = new Intl.NumberFormat(locale);
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });
  const rules = new Intl.PluralRules(locale);
  const number = (value: number) => numbers.format(value);
  return {
    number,
    percent: (part) => percents.format(Math.floor(part * 100) / 100),
    plural: (count, forms) => (forms[rules.select(count)] ?? forms.other).replaceAll('#', number(count)),
  };
}
