// How a value that should not be there is shown: short, on one line, and harmless in a terminal
// whatever a file holds.
import type { FoundValue } from './fault.js';
import { escapeControls } from './harmless.js';

const LONGEST = 40;

/** `3`, `"red"`, `null`, `array`: never throws, never has control characters. */
export function found(value: unknown): FoundValue {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'bigint':
      return `${value}n`;
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? 'array' : 'object';
    default:
      return typeof value;
  }
}

/** The same in an English sentence, for those who call the library with a wrong value: `an array`. */
export function shown(value: unknown): string {
  const text = found(value);
  if (text === 'array' || text === 'object') return `an ${text}`;
  return text === 'function' || text === 'symbol' ? `a ${text}` : text;
}

function quoted(text: string): string {
  return escapeControls(JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text));
}
