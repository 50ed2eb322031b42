// The width of a text in terminal columns: none for colours and combining marks, two for wide East Asian characters
// and pictographs, one for all others.

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
const PIECE = /\u001b\[[\d;]*m|[\s\S]/gu;
const NARROW = /^[\x20-\x7e]*$/;
const NONE = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const WIDE =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]$/u;

export function textWidth(text: string): number {
  if (NARROW.test(text)) return text.length;
  let width = 0;
  for (const [piece] of text.matchAll(PIECE)) width += pieceWidth(piece);
  return width;
}

/** The longest prefix that fits. */
export function cutText(text: string, columns: number): string {
  if (NARROW.test(text)) return text.slice(0, Math.max(0, columns));
  let width = 0;
  let cut = '';
  for (const [piece] of text.matchAll(PIECE)) {
    width += pieceWidth(piece);
    if (width > columns) break;
    cut += piece;
  }
  return cut;
}

function pieceWidth(piece: string): number {
  if (piece.length > 2 || NONE.test(piece)) return 0;
  return WIDE.test(piece) ? 2 : 1;
}
