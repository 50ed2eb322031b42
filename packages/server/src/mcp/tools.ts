// The tools: one per operation, with a description that says when to use it. Inputs are the options of the API,
// outputs its schemas; results are cut to what fits in a conversation unless everything is asked for.
import { COMMAND_SCHEMAS, RESULTS_SCHEMA, type ResultJson, type Schema } from '@crosshatch/core/report';
import { z } from '@hono/zod-openapi';
import { type CallToolResult, fromJsonSchema, type McpServer } from '@modelcontextprotocol/server';
import { Problem } from '../problems.js';
import { OPTIONS, type OperationName, type OptionsOf, TAKES } from '../requests.js';
import type { Service } from '../service.js';
import type { Source } from '../work/protocol.js';
import { shortened } from './shortened.js';

const PUZZLE =
  'The puzzle as text in any format: a file as it is (.non, webpbn XML, JSON, ...), a link code such as xh1-..., or ' +
  'clues as "columns:rows" such as "2;1:1;2" (numbers of a line separated by commas).';

interface ToolText {
  readonly title: string;
  readonly description: string;
}

const TOOL_TEXTS: Readonly<Record<OperationName, ToolText>> = {
  solve: {
    title: 'Solve a nonogram',
    description:
      'Use when somebody wants the solution, or wants to know whether there is exactly one. Solves and proves: the verdict ' +
      'is unique, multiple (two solutions and the cells in which they differ), none (and where it breaks) or undecided. ' +
      'This reveals the answer: use hint for a player who wants to go on alone. Of puzzles above 30x30 the grid comes ' +
      'only with full.',
  },
  check: {
    title: 'Check a puzzle before it is published',
    description:
      'Use for designers: whether the puzzle has exactly one solution, whether line logic alone finds it, how hard it is, ' +
      'and what is wrong with repairs otherwise. Does not reveal the solution.',
  },
  count: {
    title: 'Count the solutions',
    description:
      'Use when the exact number of solutions matters, however large. To learn only whether it is one, solve is faster.',
  },
  hint: {
    title: 'The next step, without spoiling it',
    description:
      'Use when a player is stuck. Give the grid so far as state. Level 1 names only the line to look at, 2 the run, 3 the ' +
      'technique and the reason, 4 the cells. Begin with level 1 and raise it only when asked. Reports mistakes in the grid first.',
  },
  why: {
    title: 'Why a cell is what it is',
    description:
      'Use when somebody asks why one cell is filled or blank: the shortest chain of deductions that settles it. Rows and ' +
      'columns count from 1.',
  },
  explain: {
    title: 'Walk through the whole solve',
    description:
      'Use to teach: every deduction from the empty grid to the solution, the easiest first, each with its reason. Long; the ' +
      'first twelve steps unless full is set.',
  },
  grade: {
    title: 'How hard a puzzle is',
    description:
      'Use when somebody asks about difficulty: a class from trivial to needs-guessing, a number from 0 to 100, and the ' +
      'techniques that a person needs.',
  },
  diagnose: {
    title: 'What is wrong with a puzzle, and how to fix it',
    description:
      'Use when a puzzle has no solution or several, often after typing it in: the lines that contradict each other, the ' +
      'likeliest mistyped number, or the cells to give away so that one solution is left.',
  },
  convert: {
    title: 'Convert between formats',
    description:
      'Use to turn a puzzle into another format for another program; read the resource crosshatch://formats for the ids. ' +
      'Lists what the target format cannot store.',
  },
  draw: {
    title: 'Draw a puzzle as a picture',
    description:
      'Use to show a puzzle: answers a PNG image of the empty puzzle with its clues, or of the solution with solution: true ' +
      '(which reveals it). format: text gives a drawing in characters.',
  },
  generate: {
    title: 'Make a new puzzle',
    description:
      'Use when somebody wants a new puzzle and has no picture of their own. motif (picture, pattern, cat, boat, ...) and ' +
      'difficulty give a puzzle that shows something and needs no guessing, 5 to 60 cells a side; without them the cells are ' +
      'random. The result holds the puzzle in JSON, which every other tool takes.',
  },
  make: {
    title: 'Make a puzzle of a picture or of words',
    description:
      'Use when somebody has a picture (as base64) or words (text, with emblems such as :heart:) to turn into a puzzle. ' +
      'Changes as few cells as it can until there is exactly one solution, and says which.',
  },
  scan: {
    title: 'Read a puzzle from a picture',
    description:
      'Use when somebody shows a screenshot, a scan or a photo of a nonogram (picture, as base64). Returns the clues with a ' +
      'confidence, the clues in doubt, and the cells that are already marked. Ask about clues in doubt before you go on.',
  },
  hash: {
    title: 'Fingerprint of a puzzle',
    description:
      'Use to find out whether two puzzles are the same, also turned or mirrored (symmetryHash), whatever their formats.',
  },
};

/** What the tools add to the options of the API. */
const FULL = z.boolean().optional().describe('return everything, however long');

type Tool = ReturnType<typeof describedTool>;

let described: ReadonlyMap<OperationName, Tool> | undefined;

/** The tools with their schemas, which take half a second to compile: over HTTP every request has a server of its own. */
function describedTools(): ReadonlyMap<OperationName, Tool> {
  described ??= new Map(
    (Object.keys(TOOL_TEXTS) as OperationName[]).map((name) => [name, describedTool(name)]),
  );
  return described;
}

function describedTool(name: OperationName) {
  return {
    ...TOOL_TEXTS[name],
    inputSchema: inputOf(name),
    outputSchema: fromJsonSchema(outputOf(name) as never),
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
}

export function registerTools(server: McpServer, service: Service): void {
  for (const [name, tool] of describedTools()) {
    server.registerTool(name, tool, (async (
      input: Record<string, unknown>,
      ctx: { mcpReq: { signal: AbortSignal } },
    ) => call(service, name, input, ctx.mcpReq.signal)) as never);
  }
}

function inputOf(name: OperationName): z.ZodObject {
  // A tool answers one puzzle; an assistant that wants several calls it again.
  const { count: _, ...shape } = { count: undefined, ...OPTIONS[name].shape };
  const options = z.strictObject({ ...shape, full: FULL });
  switch (TAKES[name]) {
    case 'puzzle':
      return options.extend({ puzzle: z.string().min(1).max(2_000_000).describe(PUZZLE) });
    case 'picture':
      return options.extend({
        picture: z.string().max(20_000_000).optional().describe('an image file in base64'),
      });
    default:
      return options;
  }
}

/** The schema of the result; only the verdict is certain, because long fields are left out. */
function outputOf(name: OperationName): Schema {
  const base = COMMAND_SCHEMAS[name];
  const { $defs } = RESULTS_SCHEMA as { $defs: Record<string, Schema> };
  const schema = '$ref' in base ? $defs[String(base.$ref).replace('#/$defs/', '')] : base;
  const variants = ((schema.anyOf as Schema[] | undefined) ?? [schema]).filter((one) => 'properties' in one);
  const properties = Object.assign({}, ...variants.map((one) => one.properties)) as Record<string, Schema>;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    required: ['verdict'],
    properties: {
      ...properties,
      // A variant may state its own verdicts: here they are all possible.
      verdict: { type: 'string' },
      reason: { type: 'string' },
      omitted: {
        type: 'array',
        items: { type: 'string' },
        description: 'fields that were left out or cut; ask with full for all of them',
      },
    },
    $defs,
  };
}

async function call(
  service: Service,
  name: OperationName,
  input: Record<string, unknown>,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const { puzzle, picture, full = false, ...options } = input;
  try {
    const answer = await service.answer(name, sourceOf(puzzle, picture), toolOptions(name, options), {
      signal,
    });
    if (answer.kind === 'content') return pictureResult(answer.result, answer.type, answer.content);
    const result = full ? answer.results[0] : shortened(answer.results[0]);
    return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: { ...result } };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { detail, ...more } = error.details;
    const text = JSON.stringify({ code: error.code, detail, ...more });
    return { isError: true, content: [{ type: 'text', text }] };
  }
}

function sourceOf(puzzle: unknown, picture: unknown): Source {
  if (typeof picture === 'string') {
    return { name: '-', content: Buffer.from(picture.replace(/^data:[^,]*,/, ''), 'base64') };
  }
  return { name: '-', content: typeof puzzle === 'string' ? puzzle : '' };
}

/** Conversations show PNG best. */
function toolOptions<Name extends OperationName>(
  name: Name,
  options: Record<string, unknown>,
): OptionsOf<Name> {
  const more = { draw: { format: 'png' }, generate: { count: 1 } }[name as string] ?? {};
  return { ...more, ...options } as OptionsOf<Name>;
}

function pictureResult(result: ResultJson, type: string, content: string | Uint8Array): CallToolResult {
  if (type.startsWith('text/')) {
    return { content: [{ type: 'text', text: String(content) }], structuredContent: { ...result } };
  }
  const data = Buffer.from(content).toString('base64');
  if (!type.startsWith('image/')) {
    const resource = { uri: 'crosshatch://drawing', mimeType: type, blob: data };
    return { content: [{ type: 'resource', resource }], structuredContent: { ...result } };
  }
  const { width, height, verdict } = result;
  return {
    content: [
      { type: 'image', data, mimeType: type },
      { type: 'text', text: `${width}x${height}, ${verdict}` },
    ],
    structuredContent: { ...result },
  };
}
