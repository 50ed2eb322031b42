// From the text of an option to its value. Each says in one sentence what it expects.
import { InvalidValue } from './definition.js';

/** A whole number within bounds. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  return (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    const bounds = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
    throw new InvalidValue(`Expected a whole number, ${bounds}.`);
  };
}

/** `10`, `0.5` or `.5`; NaN for anything else. */
export function decimal(text: string): number {
  return /^(\d+(\.\d+)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}

/** A number above 0 of something; fractions are welcome. */
export function positive(things: string) {
  return (text: string): number => {
    const value = decimal(text);
    if (value > 0) return value;
    throw new InvalidValue(`Expected a number of ${things} above 0, such as 10 or 0.5.`);
  };
}

/** A time in seconds. */
export const seconds = positive('seconds');
