// Rows that earlier versions of the page kept, with clues as `3 1:2,?,*` and given cells as `7=1 10-14=2`,
// in the form of today. Nothing is checked here: `readEntry` does that with every row.
export function readOldRow(row: object): Record<string, unknown> {
  const { id, grade, note, given, ...same } = row as Record<string, unknown>;
  const [rows, columns] = [same.rows, same.columns].map((side) => String(side).split(',').map(clueOf));
  const current = { ...same, 'x-id': id, 'x-grade': grade, description: note, rows, columns };
  if (typeof given !== 'string') return current;
  const colors = (same.palette as { colors?: readonly unknown[] } | undefined)?.colors?.length ?? 1;
  const cells = new Array(Math.min(rows.length * columns.length, 1e6)).fill(2 ** (colors + 1) - 1);
  for (const item of given.split(' ')) {
    const [range, candidates] = item.split('=');
    const [from, to = from] = range.split('-');
    cells.fill(Number(candidates), Number(from), Number(to) + 1);
  }
  return { ...current, given: cells };
}

function clueOf(text: string) {
  if (text === '*') return null;
  return text.split(' ').flatMap((run) => {
    const [length, color = '1'] = run.split(':');
    return run === '' ? [] : { length: length === '?' ? null : Number(length), color: Number(color) };
  });
}
