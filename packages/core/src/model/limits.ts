// The bounds of the model. They keep every later allocation predictable: whatever a file claims,
// a puzzle never holds more than MAX_SIDE x MAX_SIDE cells of MAX_COLORS + 1 candidates.

/** The most rows, and the most columns, that a puzzle may have. */
export const MAX_SIDE = 1000;

/** The most colours besides the background: candidates of a cell are bits 0..30 of a 32-bit word. */
export const MAX_COLORS = 30;
