// The one place where commands are registered, in the order in which the help lists them. Only the
// name and the summary are known here; the rest of a command is loaded when it is called.
import type { CommandDefinition } from './options/definition.js';

export interface RegisteredCommand {
  readonly name: string;
  readonly summary: string;
  // A definition of options is used through the same definition only: their type stays inside it.
  readonly load: () => Promise<CommandDefinition<never>>;
}

export const COMMANDS: readonly RegisteredCommand[] = [
  {
    name: 'solve',
    summary: 'solve puzzles, and prove that the solution is the only one',
    load: async () => (await import('./commands/solve.js')).solveCommand,
  },
  {
    name: 'check',
    summary: 'check a puzzle: well-formed, solvable, unique, guess-free, how hard, what is wrong',
    load: async () => (await import('./commands/check.js')).checkCommand,
  },
  {
    name: 'verify',
    summary: 'check a certificate: a proof that a puzzle has one solution, none, or several',
    load: async () => (await import('./commands/verify.js')).verifyCommand,
  },
  {
    name: 'count',
    summary: 'count the solutions exactly, however many there are',
    load: async () => (await import('./commands/count.js')).countCommand,
  },
  {
    name: 'batch',
    summary: 'examine thousands of puzzles on all cores: one row each',
    load: async () => (await import('./commands/batch.js')).batchCommand,
  },
  {
    name: 'scan',
    summary: 'read puzzles from photos, screenshots and PDF pages, and say what is doubtful',
    load: async () => (await import('./commands/scan.js')).scanCommand,
  },
  {
    name: 'merge',
    summary: 'join the reports of batch --shard into one',
    load: async () => (await import('./commands/merge.js')).mergeCommand,
  },
  {
    name: 'cluster',
    summary: 'many machines over PostgreSQL: start, look at and prepare its database',
    load: async () => (await import('./commands/cluster.js')).clusterCommand,
  },
  {
    name: 'worker',
    summary: 'examine puzzles for a cluster, on as many machines as you like',
    load: async () => (await import('./commands/worker.js')).workerCommand,
  },
  {
    name: 'jobs',
    summary: 'the jobs of a cluster: list, show, watch, cancel, retry, delete',
    load: async () => (await import('./commands/jobs.js')).jobsCommand,
  },
  {
    name: 'generate',
    summary: 'make random puzzles: by size, density, colours, symmetry; unique if wished',
    load: async () => (await import('./commands/generate.js')).generateCommand,
  },
  {
    name: 'play',
    summary: 'play a puzzle in the terminal, with the keyboard or the mouse',
    load: async () => (await import('./commands/play.js')).playCommand,
  },
  {
    name: 'make',
    summary: 'make a puzzle of a picture or of words: unique, and as hard as you like',
    load: async () => (await import('./commands/make.js')).makeCommand,
  },
  {
    name: 'hint',
    summary: 'the next step from where you are, in four portions',
    load: async () => (await import('./commands/hint.js')).hintCommand,
  },
  {
    name: 'why',
    summary: 'why a cell is filled or blank: a short chain of deductions',
    load: async () => (await import('./commands/why.js')).whyCommand,
  },
  {
    name: 'explain',
    summary: 'walk through the whole solve, step by step, with the reasons',
    load: async () => (await import('./commands/explain.js')).explainCommand,
  },
  {
    name: 'grade',
    summary: 'how hard a puzzle is for a person, and why',
    load: async () => (await import('./commands/grade.js')).gradeCommand,
  },
  {
    name: 'diagnose',
    summary: 'find out why a puzzle has no solution or several, and what would mend it',
    load: async () => (await import('./commands/diagnose.js')).diagnoseCommand,
  },
  {
    name: 'draw',
    summary: 'draw a puzzle or its solution, in the terminal or as SVG, PNG, PDF or GIF',
    load: async () => (await import('./commands/draw.js')).drawCommand,
  },
  {
    name: 'book',
    summary: 'make a booklet to print: puzzles, difficulty, solutions upside down',
    load: async () => (await import('./commands/book.js')).bookCommand,
  },
  {
    name: 'diff',
    summary: 'compare two puzzles: the same clues, or the same turned or mirrored?',
    load: async () => (await import('./commands/diff.js')).diffCommand,
  },
  {
    name: 'hash',
    summary: 'print a fingerprint of the clues, the same in every format',
    load: async () => (await import('./commands/hash.js')).hashCommand,
  },
  {
    name: 'convert',
    summary: 'convert puzzles from any format to any other, one file or thousands',
    load: async () => (await import('./commands/convert.js')).convertCommand,
  },
  {
    name: 'serve',
    summary: 'serve the page and an HTTP API: solve, check, hint, draw, make and more',
    load: async () => (await import('./commands/serve.js')).serveCommand,
  },
  {
    name: 'mcp',
    summary: 'offer everything as tools for assistants (Model Context Protocol)',
    load: async () => (await import('./commands/mcp.js')).mcpCommand,
  },
  {
    name: 'puzzles',
    summary: 'list the puzzles that come with crosshatch, with size and grade',
    load: async () => (await import('./commands/puzzles.js')).puzzlesCommand,
  },
  {
    name: 'formats',
    summary: 'list the file formats that are known, and what each can carry',
    load: async () => (await import('./commands/formats.js')).formatsCommand,
  },
  {
    name: 'completion',
    summary: 'print a script that teaches your shell to complete the command',
    load: async () => (await import('./commands/completion.js')).completionCommand,
  },
];
