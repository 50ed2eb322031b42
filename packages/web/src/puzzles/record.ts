// Fields of stored records, from anything.

/** An id of a puzzle. */
export function recordId(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value) ? value : undefined;
}

/** A number from 0 to `most`; 0 for anything else. */
export function numberOf(value: unknown, most: number = Number.MAX_SAFE_INTEGER): number {
  return typeof value === 'number' && value >= 0 && value <= most ? value : 0;
}

/** A picture: one character per cell. */
export function pictureOf(value: unknown): string {
  return typeof value === 'string' && /^[0-9a-z]*$/.test(value) ? value : '';
}
