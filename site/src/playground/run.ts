// Runs a program of the playground with the real library: types are removed, imports of the library become calls of
// `require`, and what it prints is collected. The worker that runs it may be terminated at any time.
import inspect from 'object-inspect';
import { transform } from 'sucrase';

const MODULES: Readonly<Record<string, () => Promise<object>>> = {
  '@crosshatch/core': () => import('@crosshatch/core'),
  '@crosshatch/core/model': () => import('@crosshatch/core/model'),
  '@crosshatch/core/formats': () => import('@crosshatch/core/formats'),
  '@crosshatch/core/solve': () => import('@crosshatch/core/solve'),
  '@crosshatch/core/explain': () => import('@crosshatch/core/explain'),
  '@crosshatch/core/make': () => import('@crosshatch/core/make'),
  '@crosshatch/core/play': () => import('@crosshatch/core/play'),
  '@crosshatch/core/render': () => import('@crosshatch/core/render'),
  '@crosshatch/core/verify': () => import('@crosshatch/core/verify'),
  '@crosshatch/core/messages': () => import('@crosshatch/core/messages'),
  '@crosshatch/core/report': () => import('@crosshatch/core/report'),
};

/** Characters of output that are kept: a loop that prints must not fill the memory. */
const MOST_OUTPUT = 100_000;

export interface ProgramRun {
  readonly output: string;
  /** Why it ended early; empty if it did not. */
  readonly error: string;
}

/** `puzzle` is the text of the playground's other side; programs see it as `puzzleText`. */
export async function runProgram(code: string, puzzle: string): Promise<ProgramRun> {
  let output = '';
  const print = (...values: unknown[]) => {
    if (output.length < MOST_OUTPUT) output += `${values.map(shown).join(' ')}\n`;
  };
  try {
    const compiled = transform(code, { transforms: ['typescript', 'imports'], production: true }).code;
    const modules = await modulesOf(compiled);
    const require = (name: string) => modules.get(name);
    const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;
    const program = new AsyncFunction('require', 'exports', 'console', 'puzzleText', compiled);
    await program(require, {}, { log: print, info: print, warn: print, error: print, debug: print }, puzzle);
    return { output, error: '' };
  } catch (error) {
    return { output, error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

async function modulesOf(compiled: string): Promise<Map<string, object>> {
  const names = new Set(Array.from(compiled.matchAll(/\brequire\('([^']+)'\)/g), ([, name]) => name));
  const modules = new Map<string, object>();
  for (const name of names) {
    const load = MODULES[name];
    if (load === undefined) {
      throw new Error(`"${name}" is not available here; expected one of ${Object.keys(MODULES).join(', ')}.`);
    }
    modules.set(name, await load());
  }
  return modules;
}

/** Text as it is, other values as Node prints them. */
function shown(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value, { depth: 4, quoteStyle: 'single' });
}
