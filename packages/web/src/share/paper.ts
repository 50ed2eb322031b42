// The paper that the player's printer has: Letter in North America and some other places, A4 elsewhere.

const LETTER = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'PR']);

/** By the region of the browser's languages, `en-US`. */
export function paperOf(languages: readonly string[]): 'a4' | 'letter' {
  const region = languages.map((tag) => /-([A-Za-z]{2})(?:-|$)/.exec(tag)?.[1]?.toUpperCase()).find(Boolean);
  return region !== undefined && LETTER.has(region) ? 'letter' : 'a4';
}
