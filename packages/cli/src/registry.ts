// Commands are registered here, in the order of the help. Only name and summary are known in advance; the rest of a
// command is loaded when it is called.
import type { CommandDefinition } from './options/definition.js';

export interface RegisteredCommand {
  readonly name: string;
  readonly summary: string;
  // The type of the options is private to the definition.
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
    summary: 'check a puzzle: well-formed, solvable, unique, difficulty, diagnosis',
    load: async () => (await import('./commands/check.js')).checkCommand,
  },
  {
    name: 'verify',
    summary: 'check a certificate: a proof that a puzzle has one solution, none, or several',
    load: async () => (await import('./commands/verify.js')).verifyCommand,
  },
  {
    name: 'trace',
    summary: 'summarise and draw a trace of the search that solve --trace has written',
    load: async () => (await import('./commands/trace.js')).traceCommand,
  },
  {
    name: 'count',
    summary: 'count the solutions exactly, however many there are',
    load: async () => (await import('./commands/count.js')).countCommand,
  },
  {
    name: 'batch',
    summary: 'examine thousands of puzzles on all cores, one row each',
    load: async () => (await import('./commands/batch.js')).batchCommand,
  },
  {
    name: 'compare',
    summary: 'measure solvers against each other on any puzzles, with verified answers',
    load: async () => (await import('./commands/compare.js')).compareCommand,
  },
  {
    name: 'scan',
    summary: 'read puzzles from photos, screenshots and PDF pages, and report doubtful clues',
    load: async () => (await import('./commands/scan.js')).scanCommand,
  },
  {
    name: 'merge',
    summary: 'join the reports of batch --shard into one',
    load: async () => (await import('./commands/merge.js')).mergeCommand,
  },
  {
    name: 'cluster',
    summary: 'manage the PostgreSQL database of a cluster: start, status, stop, setup',
    load: async () => (await import('./commands/cluster.js')).clusterCommand,
  },
  {
    name: 'worker',
    summary: 'examine puzzles for a cluster, on as many machines as you like',
    load: async () => (await import('./commands/worker.js')).workerCommand,
  },
  {
    name: 'jobs',
    summary: 'manage the jobs of a cluster: list, show, watch, cancel, retry, delete',
    load: async () => (await import('./commands/jobs.js')).jobsCommand,
  },
  {
    name: 'generate',
    summary: 'generate pictures by motif and difficulty, or random puzzles by density and symmetry',
    load: async () => (await import('./commands/generate.js')).generateCommand,
  },
  {
    name: 'play',
    summary: 'play a puzzle in the terminal, with the keyboard or the mouse',
    load: async () => (await import('./commands/play.js')).playCommand,
  },
  {
    name: 'make',
    summary: 'turn a picture or text into a unique puzzle of the difficulty you want',
    load: async () => (await import('./commands/make.js')).makeCommand,
  },
  {
    name: 'hint',
    summary: 'get the next step from your position, in four levels of detail',
    load: async () => (await import('./commands/hint.js')).hintCommand,
  },
  {
    name: 'why',
    summary: 'explain why a cell is filled or blank, with a short chain of deductions',
    load: async () => (await import('./commands/why.js')).whyCommand,
  },
  {
    name: 'explain',
    summary: 'explain the whole solve step by step, with the reasons',
    load: async () => (await import('./commands/explain.js')).explainCommand,
  },
  {
    name: 'grade',
    summary: 'grade the difficulty of puzzles for people',
    load: async () => (await import('./commands/grade.js')).gradeCommand,
  },
  {
    name: 'diagnose',
    summary: 'find out why a puzzle has no solution or several, and how to fix it',
    load: async () => (await import('./commands/diagnose.js')).diagnoseCommand,
  },
  {
    name: 'draw',
    summary: 'draw a puzzle or its solution, in the terminal or as SVG, PNG, PDF or GIF',
    load: async () => (await import('./commands/draw.js')).drawCommand,
  },
  {
    name: 'book',
    summary: 'make a PDF booklet of puzzles with their difficulty and solutions',
    load: async () => (await import('./commands/book.js')).bookCommand,
  },
  {
    name: 'diff',
    summary: 'compare two puzzles, including rotated and mirrored copies',
    load: async () => (await import('./commands/diff.js')).diffCommand,
  },
  {
    name: 'hash',
    summary: 'print a hash of the clues that does not depend on the format',
    load: async () => (await import('./commands/hash.js')).hashCommand,
  },
  {
    name: 'convert',
    summary: 'convert puzzles between formats, one file or thousands',
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
    summary: 'list supported formats and what each can store',
    load: async () => (await import('./commands/formats.js')).formatsCommand,
  },
  {
    name: 'completion',
    summary: 'print a completion script for your shell',
    load: async () => (await import('./commands/completion.js')).completionCommand,
  },
];
