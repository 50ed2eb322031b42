// Text from files and command lines, made safe to show: an escape sequence in a title could command a
// terminal, a line end could forge a second message, a bidirectional control could reorder what follows.
// Every message, table and picture goes through here, so that there is one list of such characters.

/** Controls (C0, DEL, C1), line and paragraph separators, bidirectional controls, lone surrogates, BOM. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}\ufeff]/gu;

/** Directional marks and BOM: invisible, common in pasted titles, and no loss when they are dropped. */
const INVISIBLE = /[\u200e\u200f\u061c\ufeff]/g;

/**
 * The text on one line, as many characters long: tabs become blanks, other unsafe characters U+FFFD.
 *
 * @example
 * console.log(harmless(fileName));
 */
export function harmless(text: string): string {
  return text.replaceAll('\t', ' ').replace(UNSAFE, '\ufffd');
}

/** Text for a file or a screen that may have several lines: each is harmless, CR LF ends a line too. */
export function harmlessLines(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .split(/\r\n|\n/)
    .map(harmless)
    .join('\n');
}

/** The same, all on one line. */
export function harmlessLine(text: string): string {
  return harmless(text.replaceAll(INVISIBLE, ''));
}

/**
 * Nothing is lost: unsafe characters as `\uXXXX`. JSON text stays the same JSON.
 *
 * @example
 * console.log(escapeControls(JSON.stringify(value)));
 */
export function escapeControls(text: string): string {
  return text.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
