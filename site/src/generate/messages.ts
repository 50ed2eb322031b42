// Codes that results carry, with the sentence for each. The sentences are made by the library from faulty inputs,
// so none is typed in twice; a code without an example stops the build.
import { faultMessage, LADDER, makePuzzle, parse } from '@crosshatch/core';
import { PARSE_FAULT_CODES, PARSE_WARNING_CODES, WRITE_FAULT_CODES } from '@crosshatch/core/formats';
import { LOCALES, techniqueTitle, verdictTitle } from '@crosshatch/core/messages';
import { FAULT_CODES } from '@crosshatch/core/model';
import { ERROR_CODES } from '@crosshatch/core/report';
import { problems } from './http-api.js';
import { code, page, table } from './markdown.js';

/** An input for each code; bad on purpose, so not typed. */
const FAULTY: readonly unknown[] = [
  { rows: [], columns: [[1]] },
  { rows: Array(1001).fill([]), columns: [[1]] },
  { rows: ['two'], columns: [[1]] },
  { rows: [[-1]], columns: [[1]] },
  { rows: [[1, 0]], columns: [[1], [1]] },
  { rows: [[{ length: 1, color: 3 }]], columns: [[1]] },
  { rows: [[4, 2]], columns: [[1], [1]] },
  { rows: [[1]], columns: [[1]], palette: { colors: [] } },
];

export function messagesPage(): string {
  return page(
    'Message codes',
    'Every stable code in results, with an example of its sentence in each language.',
    'Results carry codes and data; sentences come from `@crosshatch/core/messages`. Codes are stable: programs decide by them and never by a sentence.',
    '## Faults of a puzzle',
    'An input with a fault is not a puzzle. `makePuzzle` and `parse` report all of them at once.',
    faultTable(),
    '## Faults of a file',
    'What `parse` adds to the codes above; each comes with line, column, excerpt and, where possible, a hint.',
    list(
      PARSE_FAULT_CODES.filter((name) => !(FAULT_CODES as readonly string[]).includes(name)),
      PARSE_EXAMPLES,
    ),
    '## Warnings of a file',
    'The file gives a puzzle, but something in it is odd.',
    bullets(PARSE_WARNING_CODES),
    '## Faults of writing',
    'Why `write` did not write a file.',
    bullets(WRITE_FAULT_CODES),
    '## Verdicts of a solve',
    table(
      ['verdict', ...LOCALES],
      (['unique', 'multiple', 'none', 'undecided'] as const).map((verdict) => [
        code(verdict),
        ...LOCALES.map((locale) => verdictTitle(verdict, locale)),
      ]),
    ),
    '## Errors of the command',
    table(
      ['`error.code`', 'exit code'],
      Object.entries(ERROR_CODES).map(([name, exit]) => [code(name), String(exit)]),
    ),
    '## Problems of the service',
    'In `application/problem+json`, with the HTTP status.',
    table(
      ['code', 'status', 'title'],
      problems().map(([name, status, title]) => [code(name), status, title]),
    ),
    '## Techniques',
    table(
      ['id', 'cost', ...LOCALES],
      LADDER.map(({ id, cost }) => [
        code(id),
        String(cost),
        ...LOCALES.map((locale) => techniqueTitle(id, locale)),
      ]),
    ),
  );
}

function faultTable(): string {
  const faults = FAULTY.flatMap((input) => {
    const made = makePuzzle(input as Parameters<typeof makePuzzle>[0]);
    return made.ok ? [] : made.faults;
  });
  return FAULT_CODES.map((name) => {
    const fault = faults.find((one) => one.code === name);
    if (fault === undefined)
      throw new Error(`site/src/generate/messages.ts has no example of the fault "${name}".`);
    const lines = LOCALES.map((locale) => [locale, faultMessage(fault, locale)]);
    return `### ${code(name)}\n\n${table(['language', 'example'], lines)}`;
  }).join('\n\n');
}

/** Texts that show a code when they are parsed. Codes without one need a file too large to show here. */
const PARSE_EXAMPLES: Readonly<Record<string, string>> = {
  'empty-input': '',
  'unknown-format': 'Dear reader,',
  'bad-syntax': '{ "rows": [[1]',
  'missing-part': 'width 1\nheight 1\nrows\n1\n',
  'size-mismatch': 'width 2\nheight 3\nrows\n1\n1\n\ncolumns\n1\n1\n',
};

function list(codes: readonly string[], examples: Readonly<Record<string, string>>): string {
  return codes
    .map((name) => {
      const text = examples[name];
      if (text === undefined) return `- ${code(name)}`;
      const result = parse(text);
      const message = result.ok ? undefined : result.faults.find((fault) => fault.code === name)?.message;
      return `- ${code(name)}${message === undefined ? '' : `: ${message}`}`;
    })
    .join('\n');
}

const bullets = (codes: readonly string[]) => codes.map((name) => `- ${code(name)}`).join('\n');
