// One line through the kernels of the fast engine. Explanations ask by the ten thousand, so this has an
// instance of its own and writes the numbers in place, into a view of its memory.
import type { Clue } from '../../model/index.js';
import type { LineEngine } from '../engine.js';
import { type EngineInstance, instances } from './module.js';

/** Solves single lines in WebAssembly; the default where it runs. Elsewhere its first use throws a TypeError. */
export const wasmLineEngine: LineEngine = { id: 'wasm', solveLine };

/** Numbers that a view has room for at least. */
const ROOM = 512;

let instance: EngineInstance | undefined;
/** Where the instance reads its input. Memory that grows leaves an empty view behind. */
let inputAt = 0;
let input = new Int32Array(0);

function solveLine(clue: Clue, cells: Uint32Array): boolean {
  const size = cells.length;
  const runs = clue?.length ?? 0;
  let all = 2;
  for (let position = 0; position < size; position++) {
    if (cells[position] === 0) return false;
    all |= cells[position];
  }
  const engine = setUp(3 + 2 * runs + size);
  let next = 3;
  for (let j = 0; j < runs; j++) {
    const { length, color } = (clue as NonNullable<Clue>)[j];
    input[next++] = length ?? 0;
    input[next++] = color;
    all |= 1 << color;
  }
  input[0] = size;
  input[1] = 32 - Math.clz32(all);
  input[2] = clue === null ? -1 : runs;
  for (let position = 0; position < size; position++) input[next + position] = cells[position];
  if (engine.narrowSingle(inputAt) === 0) return false;
  const left = input.length > 0 ? input : new Int32Array(engine.memory.buffer, inputAt, next + size);
  for (let position = 0; position < size; position++) cells[position] = left[next + position];
  return true;
}

/** Allocates room for this many numbers in the engine's memory; invalidates the previous line. */
function setUp(size: number): EngineInstance {
  instance ??= instances.borrow();
  const room = Math.max(size, ROOM);
  const at = instance.reserve(room * 4);
  if (input.length < room || inputAt !== at) {
    inputAt = at;
    input = new Int32Array(instance.memory.buffer, at, room);
  }
  return instance;
}
