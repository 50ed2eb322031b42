// The state of the playground and what its buttons do. The component around it only shows it.
import { WorkerPool, webThread } from '@crosshatch/core/worker';
import { computed, onBeforeUnmount, onMounted, type Ref, ref, watch } from 'vue';
import type { Examined } from './examine.js';
import { fromFragment, toFragment } from './link.js';
import type { ProgramRun } from './run.js';
import { SAMPLES } from './samples.js';
import type { methods } from './worker.js';

/** Seconds that a program and a puzzle may take before the worker is ended. */
const PROGRAM_SECONDS = 60;
const PUZZLE_SECONDS = 30;

/** Milliseconds after the last key before the puzzle is examined. */
const PAUSE = 300;

interface NamedPuzzle {
  readonly title: string;
  readonly text: string;
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** `puzzles`: those to choose from. */
export function usePlayground(puzzles: readonly NamedPuzzle[]) {
  const pool = new WorkerPool<typeof methods>(() => webThread(startWorker()), {
    size: 2,
    timers: globalThis,
  });
  const text = ref(puzzles[0].text);
  const code = ref(SAMPLES[0].code);
  const chosen = choice(
    text,
    puzzles.map((puzzle) => puzzle.text),
  );
  const sample = choice(
    code,
    SAMPLES.map((one) => one.code),
  );
  const puzzle = usePuzzle(pool, text);
  const program = useProgram(pool, code, text);
  const share = useSharing(code, text);

  onMounted(async () => {
    const state = await fromFragment(location.hash.slice(1));
    if (state?.puzzle !== undefined) text.value = state.puzzle;
    if (state?.code !== undefined) code.value = state.code;
    await puzzle.examine();
    // Somebody who opened a sample wants to see what it prints.
    if (state?.code !== undefined) await program.run();
  });
  onBeforeUnmount(() => pool.close());
  return { text, code, chosen, sample, samples: SAMPLES, puzzle, program, share };
}

/** The index of the entry that a text is, or -1; setting it replaces the text. */
function choice(text: Ref<string>, entries: readonly string[]) {
  return computed({
    get: () => entries.indexOf(text.value),
    set: (index: number) => {
      text.value = entries[index] ?? text.value;
    },
  });
}

function usePuzzle(pool: WorkerPool<typeof methods>, text: Ref<string>) {
  const examined = ref<Examined>();
  const trouble = ref('');
  /** 0 shows the solution, then the steps count from 1. */
  const step = ref(0);
  let pause: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();

  async function examine(): Promise<void> {
    running.abort();
    running = new AbortController();
    const outcome = await pool.run(
      'examine',
      { text: text.value },
      { signal: running.signal, timeout: PUZZLE_SECONDS * 1000 },
    );
    if (outcome.kind === 'cancelled') return;
    step.value = 0;
    trouble.value = outcome.kind === 'result' ? '' : puzzleTrouble(outcome.kind);
    examined.value = outcome.kind === 'result' ? outcome.result : undefined;
  }

  watch(text, () => {
    clearTimeout(pause);
    pause = setTimeout(() => void examine(), PAUSE);
  });
  return { examined, trouble, step, examine };
}

function puzzleTrouble(kind: 'error' | 'crashed' | 'timeout'): string {
  return kind === 'timeout'
    ? `No answer within ${PUZZLE_SECONDS} seconds.`
    : 'The worker failed; please report the puzzle.';
}

function useProgram(pool: WorkerPool<typeof methods>, code: Ref<string>, text: Ref<string>) {
  const result = ref<ProgramRun>();
  const isRunning = ref(false);
  let running = new AbortController();

  async function run(): Promise<void> {
    running = new AbortController();
    isRunning.value = true;
    const params = { code: code.value, text: text.value };
    const outcome = await pool.run('run', params, {
      signal: running.signal,
      timeout: PROGRAM_SECONDS * 1000,
      retry: false,
    });
    isRunning.value = false;
    result.value =
      outcome.kind === 'result' ? outcome.result : { output: '', error: programTrouble(outcome) };
  }
  return { result, isRunning, run, stop: () => running.abort() };
}

function programTrouble(outcome: { readonly kind: string; readonly message?: string }): string {
  if (outcome.kind === 'cancelled') return 'Stopped.';
  if (outcome.kind === 'timeout') return `Stopped after ${PROGRAM_SECONDS} seconds.`;
  return outcome.message ?? 'The worker ended.';
}

function useSharing(code: Ref<string>, text: Ref<string>) {
  const note = ref('');
  watch([code, text], () => {
    note.value = '';
  });
  return {
    note,
    share: async () => {
      history.replaceState(
        history.state,
        '',
        `#${await toFragment({ code: code.value, puzzle: text.value })}`,
      );
      try {
        await navigator.clipboard.writeText(location.href);
        note.value = 'Link copied.';
      } catch {
        note.value = 'The link is in the address bar.';
      }
    },
  };
}
