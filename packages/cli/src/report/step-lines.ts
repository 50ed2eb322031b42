// The deductions of a solve: the lines that `solve --steps` prints while they are found, and their JSON.

import { type Deduction, explainWords, stepsEndWords } from '@crosshatch/core/explain';
import { solveStepsJson } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import type { SourcedDocument } from '../input/documents.js';
import { type StepsRequest, stepsInThread } from '../terminal/steps/steps-worker.js';
import { headingOf } from './heading.js';

/** The width of the column of techniques; longer names exceed it. */
const TITLE_WIDTH = 24;

/** Prints the deductions, and the reason if they end without a solution. */
export async function writeSteps(
  item: SourcedDocument,
  request: StepsRequest,
  context: Pick<Context, 'stdout' | 'thread'>,
): Promise<void> {
  const { stdout } = context;
  const { puzzle } = item.document;
  const heading = headingOf(item);
  if (heading !== '') stdout.write(`${heading}\n`);
  const deductions = stepsInThread(item.document, request, context);
  for (let number = 1; ; number++) {
    const step = await deductions.next();
    if (step.done) {
      if (step.value !== 'solved') stdout.write(`      ${stepsEndWords(step.value)}\n`);
      return;
    }
    const { title, short } = explainWords(step.value, puzzle);
    stdout.write(`${String(number).padStart(4)}. ${title.padEnd(TITLE_WIDTH)}  ${short}\n`);
  }
}

/** `{ steps, stepsVerdict }`: the verdict of the deductions alone, and the reason if a limit was reached. */
export async function stepsJson(
  item: SourcedDocument,
  request: StepsRequest,
  context: Pick<Context, 'thread'>,
): Promise<Record<string, unknown>> {
  const steps: Deduction[] = [];
  const deductions = stepsInThread(item.document, request, context);
  for (;;) {
    const step = await deductions.next();
    if (step.done) return solveStepsJson(item, steps, step.value);
    steps.push(step.value);
  }
}
