// Checkers for proofs of SAT solvers, as naive as possible: reverse unit propagation over all clauses (DRAT without RAT
// steps), and over the named ones (LRAT).

type Clauses = Map<number, readonly number[]>;

/** The clauses of a DIMACS file, by number. Throws if the header does not fit. */
function clausesOf(cnf: string): Clauses {
  const lines = cnf.split('\n').filter((line) => line !== '' && !line.startsWith('c'));
  const [, , variables, count] = lines[0].split(' ');
  const clauses = lines.slice(1).map((line) => line.split(' ').map(Number).slice(0, -1));
  if (clauses.length !== Number(count))
    throw new Error(`${clauses.length} clauses, the header says ${count}`);
  const most = Math.max(...clauses.flat().map(Math.abs));
  if (most > Number(variables)) throw new Error(`variable ${most}, the header says ${variables}`);
  return new Map(clauses.map((clause, i) => [i + 1, clause]));
}

/** Whether the steps derive the empty clause; else the first line that does not follow, from 1. */
export function checkDrat(cnf: string, proof: string): true | number {
  const clauses = clausesOf(cnf);
  const lines = proof.trimEnd().split('\n');
  for (const [i, line] of lines.entries()) {
    const literals = line.split(' ').map(Number).slice(0, -1);
    if (!follows(literals, [...clauses.values()])) return i + 1;
    if (literals.length === 0) return true;
    clauses.set(clauses.size + 1, literals);
  }
  return lines.length + 1;
}

export function checkLrat(cnf: string, proof: string): true | number {
  const clauses = clausesOf(cnf);
  const lines = proof.trimEnd().split('\n');
  for (const [i, line] of lines.entries()) {
    const [number, ...rest] = line.split(' ').map(Number);
    const end = rest.indexOf(0);
    const [literals, hints] = [rest.slice(0, end), rest.slice(end + 1, -1)];
    if (clauses.has(number) || !followsInOrder(literals, hints, clauses)) return i + 1;
    if (literals.length === 0) return true;
    clauses.set(number, literals);
  }
  return lines.length + 1;
}

function follows(literals: readonly number[], clauses: readonly (readonly number[])[]): boolean {
  const isFalse = new Set(literals);
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const clause of clauses) {
      if (clause.some((literal) => isFalse.has(-literal))) continue;
      const open = clause.filter((literal) => !isFalse.has(literal));
      if (open.length === 0) return true;
      if (open.length > 1) continue;
      isFalse.add(-open[0]);
      hasChanged = true;
    }
  }
  return false;
}

/** Every hint must be unit at its turn, the last one violated. */
function followsInOrder(literals: readonly number[], hints: readonly number[], clauses: Clauses): boolean {
  const isFalse = new Set(literals);
  for (const hint of hints) {
    const clause = clauses.get(hint);
    if (clause === undefined) return false;
    const open = clause.filter((literal) => !isFalse.has(literal));
    if (open.length === 0) return true;
    if (open.length > 1) return false;
    isFalse.add(-open[0]);
  }
  return false;
}
