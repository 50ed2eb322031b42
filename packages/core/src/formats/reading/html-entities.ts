// HTML entities in titles and names: exports of web sites are full of them (`&copy; 2004`, `&eacute;`).
// Decoded once, never recursively; encoded again only where a text would otherwise be misread.

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  trade: '™',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  bull: '•',
  euro: '€',
  hearts: '♥',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Yuml: 'Ÿ',
};

// U+00A0 to U+00FF, in order.
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 ' +
  'acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml ' +
  'Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde ' +
  'Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ' +
  'ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide ' +
  'oslash ugrave uacute ucirc uuml yacute thorn yuml';
LATIN.split(' ').forEach((name, i) => {
  NAMED[name] = String.fromCharCode(0xa0 + i);
});

/** Replaces the entities that HTML knows; whatever else looks like one stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,9});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return Object.hasOwn(NAMED, name) ? NAMED[name] : whole;
    const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const usable = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    return usable ? String.fromCodePoint(point) : whole;
  });
}

/**
 * Writes the `marks` and line ends as entities, also blanks at either end, and `&` where decoding would
 * otherwise change it: one line that survives being quoted or trimmed.
 */
export function encodeEntities(text: string, marks: '"' | '' = '"'): string {
  const safe = text.replace(/&(?=#\w{1,8};|[A-Za-z][A-Za-z\d]{1,9};)/g, '&amp;');
  const numeric = (character: string) => `&#${character.charCodeAt(0)};`;
  const unquoted = marks === '"' ? safe.replace(/"/g, '&quot;') : safe;
  return unquoted.replace(/[\r\n\t]/g, numeric).replace(/^\s|\s$/g, numeric);
}
