// The assistant, with a worker that answers in the same process.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../testing/english.js';
import { makePuzzle } from '@crosshatch/core/model';
import { beginPlay } from '@crosshatch/core/play';
import '../../testing/english.js';
import { spanOf } from '../../grid/pointed.js';
import { changeSettings } from '../../settings/settings.js';
import type { LibraryWorker } from '../../worker/client.js';
import { explainHandlers } from '../../worker/explain-handlers.js';
import { Assistant } from './assistant.js';
import { PlayModel } from './play-model.js';

/** Answers at once with the library itself, in this thread; notes what was asked. */
class Here {
  readonly asked: string[] = [];
  delay: Promise<void> = Promise.resolve();

  async call(kind: keyof typeof explainHandlers, input: never, { signal }: { signal?: AbortSignal } = {}) {
    this.asked.push(kind);
    await this.delay;
    signal?.throwIfAborted();
    return (explainHandlers[kind] as (input: never) => unknown)(input);
  }
}

function plus(): PlayModel {
  const made = makePuzzle({ rows: [[1], [3], [1]], columns: [[1], [3], [1]] });
  assert(made.ok);
  return new PlayModel(made.puzzle);
}

/** Two solutions; the given first cell leaves one. */
function withGiven(): PlayModel {
  const made = makePuzzle({ rows: [[1], [1]], columns: [[1], [1]] });
  assert(made.ok);
  const given = { width: 2, height: 2, cells: Uint32Array.of(2, 3, 3, 3) };
  return new PlayModel(made.puzzle, beginPlay(made.puzzle, { given }));
}

function table(model: PlayModel = plus()) {
  const worker = new Here();
  const assistant = new Assistant(model, worker as unknown as LibraryWorker, undefined);
  const stop = assistant.follow();
  return { model, worker, assistant, stop };
}

test('each question shows one level more, up to the fourth', async () => {
  const { assistant, stop } = table();
  const levels: (number | undefined)[] = [];
  for (let i = 0; i < 5; i++) {
    await assistant.hint();
    levels.push(assistant.card.value?.level);
  }
  assert.deepEqual(levels, [1, 2, 3, 4, 4]);
  const pointed = assistant.card.value?.pointed;
  assert((pointed?.settles.size ?? 0) > 0 && (pointed?.lines.length ?? 0) > 0);
  stop();
});

test('what a hint points at: lines first, then the cells in them', async () => {
  const { model, assistant, stop } = table();
  await assistant.hint();
  const first = assistant.card.value?.pointed;
  assert(first !== undefined);
  assert.deepEqual(spanOf(model.puzzle, first), { rows: [1, 1], columns: undefined });
  for (let i = 0; i < 3; i++) await assistant.hint();
  const last = assistant.card.value?.pointed;
  assert(last !== undefined);
  assert.deepEqual(spanOf(model.puzzle, last), { rows: [1, 1], columns: [0, 2] });
  stop();
});

test('a hint part draws nothing that it does not reveal', async () => {
  const { assistant, stop } = table();
  await assistant.hint();
  const first = assistant.card.value?.pointed;
  assert.deepEqual([first?.runs, first?.cells, first?.settles.size], [[], [], 0]);
  stop();
});

test('a move puts the card away, and the next hint begins anew', async () => {
  const { model, assistant, stop } = table();
  await assistant.hint();
  await assistant.hint();
  model.mark('cross');
  assert(assistant.card.peek() === undefined);
  await assistant.hint();
  assert.equal(assistant.card.value?.level, 1);
  stop();
});

test('a question that is given up is not answered', async () => {
  const { worker, assistant, stop } = table();
  let go = () => {};
  worker.delay = new Promise((resolve) => {
    go = resolve;
  });
  const asked = assistant.hint();
  assert(assistant.isThinking.value);
  assistant.dismiss();
  assert(!assistant.isThinking.value);
  go();
  await asked;
  assert.equal(assistant.card.value, undefined);
  stop();
});

test('a mistake is reported, and undone no further than needed', async () => {
  const { model, assistant, stop } = table();
  model.settle(new Map([[4, 2]]));
  model.settle(new Map([[0, 2]]));
  model.settle(new Map([[3, 2]]));
  await assistant.check();
  assert(assistant.card.value?.offersBack);
  await assistant.goBack();
  assert.equal(model.play.value.done.length, 1);
  await assistant.check();
  assert(!assistant.card.value?.offersBack);
  stop();
});

test('why: the mark of the cell itself is no reason', async () => {
  const { model, assistant, stop } = table();
  model.settle(new Map([[4, 2]]));
  await assistant.why(4);
  const steps = assistant.card.value?.steps?.all ?? [];
  assert(steps.length > 0);
  assert(steps.every(({ sentence }) => sentence.length > 0));
  stop();
});

test('why: walking to a step unfolds what stands above it, and folding hides it again', async () => {
  const { assistant, stop } = table();
  const shown = () => assistant.card.value?.steps;
  await assistant.why(0);
  const all = shown()?.all ?? [];
  assert(all.length > 1);
  assert.deepEqual([shown()?.at, shown()?.unfolded.size], [0, 0]);
  assistant.turn(-1);
  assert.equal(shown()?.at, 0);
  assistant.turn(1);
  assert.equal(shown()?.at, 1);
  assert(shown()?.unfolded.has(0));
  assert.equal(assistant.card.value?.text, all[1].sentence);
  assistant.fold(0);
  assert(!shown()?.unfolded.has(0));
  assistant.walkTo(all.length - 1);
  assert(shown()?.unfolded.has(all[all.length - 1].parent));
  assert((assistant.card.value?.pointed?.settles.size ?? 0) > 0);
  stop();
});

test('given cells are thought with: hints, judgements, reasons', async () => {
  const { model, assistant, stop } = table(withGiven());
  await assistant.hint();
  assert.equal(assistant.card.value?.level, 1, 'a deduction, where the clues alone have several solutions');
  await assistant.why(3);
  assert((assistant.card.value?.steps?.all.length ?? 0) > 0);
  await assistant.why(0);
  assert.equal(assistant.card.value?.text, 'This cell is given with the puzzle.');
  await assistant.check();
  assert.equal(assistant.card.value?.text, 'Right so far.');
  model.settle(new Map([[3, 2]]));
  model.undo();
  model.settle(new Map([[1, 2]])); // right in the solution that is not meant
  await assistant.check();
  assert(assistant.card.value?.offersBack);
  await assistant.goBack();
  assert.equal(model.play.value.done.length, 0);
  stop();
});

test('marks are judged with the given cells', async () => {
  const { model, assistant, stop } = table(withGiven());
  changeSettings({ errors: 'live' });
  model.settle(new Map([[1, 2]]));
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([...assistant.wrong.value], [1]);
  changeSettings({ errors: 'request' });
  stop();
});
