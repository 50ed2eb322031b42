// The progress of a run on standard error: a line that is rewritten, on a terminal only, and results of long parts.
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

/** A result of a long part as soon as it is measured: a run that is interrupted does not lose it. */
export function showMeasured(text: string): void {
  clearProgress();
  console.error(text);
}
