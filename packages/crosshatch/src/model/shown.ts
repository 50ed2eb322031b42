// How a value that should not be there is shown in a message: short, on one line, and harmless in a
// terminal whatever a file holds.

const LONGEST = 40;

/** `3`, `"red"`, `null`, `an array`: never throws, never has control characters. */
export function shown(value: unknown): string {
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
      return Array.isArray(value) ? 'an array' : 'an object';
    default:
      return `a ${typeof value}`;
  }
}

function quoted(text: string): string {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
  // JSON escapes C0 controls and lone surrogates; DEL, the C1 controls and separators are ours.
  return JSON.stringify(short).replace(
    /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
