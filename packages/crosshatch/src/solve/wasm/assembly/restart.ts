// When to begin anew with what was learnt: when recent clauses tie together more levels than usual
// (Audemard and Simon), by exponential averages (Biere and Froehlich). Every other stretch of the
// search is stable, with rare restarts (Luby): good for finding solutions, as the others for proofs.

let fast: f64 = 0;
let slow: f64 = 0;
let since: i32 = 0;
let count: i32 = 0;

export function layOutRestarts(): void {
  fast = 0;
  slow = 0;
  since = 0;
  count = 0;
}

export function noteGlue(glue: i32, trailSize: i32): void {
  count++;
  since++;
  const g = <f64>glue;
  // Averages start as plain means and turn exponential.
  fast += (g - fast) * max(1.0 / 32.0, 1.0 / <f64>count);
  slow += (g - slow) * max(1.0 / 8192.0, 1.0 / <f64>count);
}

export function restartDue(): bool {
  return since >= 10 && count > 50 && fast > slow * 1.15;
}

export function noteRestart(): void {
  since = 0;
}
