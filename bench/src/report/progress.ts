// One line with the progress of a run, on a terminal only: a log is no place for it.
const isTerminal = process.stderr.isTTY === true;

export function showProgress(part: number, what: string): void {
  if (!isTerminal) return;
  const width = (process.stderr.columns ?? 80) - 1;
  process.stderr.write(
    `\r\x1b[2K${`${String(Math.floor(100 * part)).padStart(3)} % ${what}`.slice(0, width)}`,
  );
}

export function clearProgress(): void {
  if (isTerminal) process.stderr.write('\r\x1b[2K');
}
