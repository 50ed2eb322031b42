// A deduction as JSON: cells by row and column from 1, values as symbols.
import { type Branch, type CellFact, type Deduction, explainWords, type RunRef } from '../explain/index.js';
import type { Locale } from '../messages/index.js';
import { lineName, type Puzzle } from '../model/index.js';
import { cellJson, symbolsOf } from './puzzle-json.js';

/** A deduction as JSON, with its words. */
export function deductionJson(
  puzzle: Puzzle,
  deduction: Deduction,
  locale?: Locale,
): Record<string, unknown> {
  const words = explainWords(deduction, puzzle, locale);
  return {
    technique: deduction.technique,
    title: words.title,
    cost: deduction.cost,
    lines: deduction.lines.map((line) => lineName(puzzle, line)),
    sentence: words.sentence,
    short: words.short,
    settles: factsJson(puzzle, deduction.settles),
    // Not `reason`: that is everywhere why something stopped.
    because: reasonJson(puzzle, deduction.reason),
    ...(deduction.chain === undefined ? {} : { chain: chainJson(puzzle, deduction.chain) }),
    ...(deduction.also === undefined ? {} : { also: factsJson(puzzle, deduction.also) }),
    ...(deduction.mirrored === undefined ? {} : { mirrored: factsJson(puzzle, deduction.mirrored) }),
  };
}

export function factsJson(puzzle: Puzzle, facts: readonly CellFact[]): Record<string, unknown>[] {
  return facts.map(({ cell, candidates }) => ({
    ...cellJson(puzzle, cell),
    value: symbolsOf(puzzle, candidates),
  }));
}

export function reasonJson(
  puzzle: Puzzle,
  { cells, runs }: { readonly cells: readonly CellFact[]; readonly runs: readonly RunRef[] },
): Record<string, unknown> {
  return {
    cells: factsJson(puzzle, cells),
    runs: runs.map(({ line, run }) => ({ line: lineName(puzzle, line), run: run + 1 })),
  };
}

export function chainJson(puzzle: Puzzle, chain: readonly Branch[]): Record<string, unknown>[] {
  return chain.map(({ assume, links }) => ({
    assume: factsJson(puzzle, [assume])[0],
    links: links.map((link) => ({
      line: lineName(puzzle, link.line),
      ...(link.technique === undefined ? {} : { technique: link.technique }),
      settles: factsJson(puzzle, link.settles),
      because: reasonJson(puzzle, link.rests),
      breaks: link.breaks,
      ...(link.branches === undefined ? {} : { chain: chainJson(puzzle, link.branches) }),
    })),
  }));
}
