// The explain layer's public names.
//
// The shape of the layer, from the bottom up:
//   query         one question at work: its limits, the engines, what is known already
//   techniques/   what a technique looks at, one file per technique; ladder.ts registers and orders them
//   find/         the findings at the lowest cost level that has any; following assumptions over several lines
//   reasons/      from a finding to a deduction with its smallest reason; the shortest chain to one cell
//   grade/        rounds of findings, and a score from them
//   judge, hint, why, steps, stuck, diagnose/   the questions
//   analysis      what is known about one puzzle: answers all of these
//   words/        from answers to what the sentences of the layer `messages` are about
export * from './public.js';
