// `crosshatch verify`: checks a certificate against its puzzle, without the solver.
import type { PuzzleDocument } from '@crosshatch/core';
import type { ResultJson } from '@crosshatch/core/report';
import { type Verification, Verifier } from '@crosshatch/core/verify';
import type { Context } from '../context.js';
import type { ExitName } from '../exit-codes.js';
import { documentsOf } from '../input/documents.js';
import { textLinesOf } from '../input/lines.js';
import { type CommandDefinition, type CommandInput, UserError } from '../options/definition.js';
import { JSON_LINES, READING, type ReadingOptions } from '../options/shared-options.js';
import { printJson } from '../report/json.js';

interface VerifyOptions extends ReadingOptions {
  readonly json?: boolean;
}

export const verifyCommand: CommandDefinition<VerifyOptions> = {
  name: 'verify',
  summary: 'check a certificate: a proof that a puzzle has one solution, none, or several',
  description: [
    'Reads a puzzle and a certificate that `crosshatch solve --certificate` (or any other program) has written, and ' +
      'repeats every step of the proof with a small checker that shares no code with the solver. The format is ' +
      'described in docs/certificates.md, so that you can write a checker of your own.',
    'Exits with 0 when the certificate proves its claim, and with 1 when a step does not hold; the message names its line.',
  ],
  args: [
    { name: 'PUZZLE', description: 'a file in any known format, or a puzzle as a string', completes: 'file' },
    { name: 'CERTIFICATE', description: 'the certificate', completes: 'file' },
  ],
  options: [JSON_LINES, ...READING],
  examples: [
    {
      explains: 'Prove, then check:',
      command:
        'crosshatch solve castle.non --certificate castle.cert; crosshatch verify castle.non castle.cert',
    },
    {
      explains: 'The exit code says whether it holds:',
      command: 'crosshatch verify castle.non castle.cert && echo proven',
    },
  ],
  exits: ['badInput', 'refused'],
  exitMeanings: {
    ok: 'the certificate proves its claim',
    refused: 'the certificate does not prove its claim',
  },
  run,
};

async function run({ args, options, context }: CommandInput<VerifyOptions>): Promise<ExitName> {
  const [source, path] = args;
  const outcomes: ExitName[] = [];
  for await (const { document, name } of documentsOf([source], options, context, outcomes)) {
    const verification = await verify(document, path, context);
    if (options.json) printJson(context, verificationJson(name, path, verification));
    else context.stdout.write(`${sentence(name, path, verification)}\n`);
    return verification.ok ? 'ok' : 'refused';
  }
  return outcomes[0] ?? 'badInput';
}

/** Line by line, so that a proof of any length takes little memory. */
async function verify(
  { puzzle, given }: PuzzleDocument,
  path: string,
  context: Context,
): Promise<Verification> {
  const verifier = new Verifier(puzzle, given);
  const { signal } = context.interrupt();
  try {
    for await (const line of textLinesOf(path, { signal })) {
      const failure = verifier.step(line);
      if (failure !== undefined) return { ok: false, ...failure };
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UserError(`the certificate ${path} cannot be read: ${message}`, 'badInput');
  }
  return verifier.finish();
}

function verificationJson(source: string, certificate: string, verification: Verification): ResultJson {
  const head = { source, certificate, warnings: [] };
  if (!verification.ok) {
    return { ...head, verdict: 'refused', line: verification.line, message: verification.message };
  }
  const { claim, solutions, steps, clauses } = verification;
  return { ...head, verdict: 'verified', claim, solutionCount: solutions.length, steps, clauses };
}

const CLAIMS = {
  unique: 'exactly one solution',
  none: 'no solution',
  multiple: 'several solutions',
  count: 'exactly these solutions:',
} as const;

function sentence(name: string, path: string, verification: Verification): string {
  if (!verification.ok) return `refused: ${path}:${verification.line}: ${verification.message}`;
  const { claim, solutions, steps } = verification;
  const what = claim === 'count' ? `${CLAIMS.count} ${solutions.length}` : CLAIMS[claim];
  return `verified: ${name} has ${what} (${steps} steps checked)`;
}
