// "Did you mean": the known word nearest to a mistyped one.

/** The nearest of the known words, or undefined when none is near. */
export function nearestWord(typed: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  // A third of the word may be wrong, at least one letter.
  let least = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const word of known) {
    const edits = word.startsWith(typed) && typed.length >= 2 ? 1 : editDistance(typed, word);
    if (edits < least) [best, least] = [word, edits];
  }
  return best;
}

/** Letters to add, drop, change or swap with their neighbour (Damerau-Levenshtein, restricted). */
export function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      let edits = Math.min(change, rows[i - 1][j] + 1, rows[i][j - 1] + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) edits = Math.min(edits, rows[i - 2][j - 2] + 1);
      rows[i][j] = edits;
    }
  }
  return rows[a.length][b.length];
}
