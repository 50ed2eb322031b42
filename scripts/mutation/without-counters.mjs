// Instrumented code without its counters. StrykerJS counts how often each test reaches each mutant, in every run
// although only the first one needs it: in inner loops that takes four fifths of the time.

const BEGINNING = 'function stryCov_9fa48() {';
/** The function that follows it, which asks whether a mutant is on. */
const NEXT = 'function stryMutAct_9fa48(';

/** The same script with a function that counts nothing; unchanged if nothing counts in it. */
export function withoutCounters(script) {
  const from = script.indexOf(BEGINNING);
  if (from < 0) return script;
  const to = script.indexOf(NEXT, from);
  if (to < 0) throw new Error('StrykerJS instruments differently; see without-counters.mjs.');
  return `${script.slice(0, from)}${BEGINNING}}\n${script.slice(to)}`;
}
