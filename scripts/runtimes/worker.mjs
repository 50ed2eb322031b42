// The smoke test as a workerd service. `/module` solves with an engine from an imported module, as a program does
// that is bundled without the condition `workerd`.
import { parseDrawing, puzzleOf, solve } from '@crosshatch/core';
import compiled from '@crosshatch/core/engine.wasm';
import { wasmEngineOf } from '@crosshatch/core/solve';
import { smoke } from './smoke.mjs';

const service = {
  async fetch(request) {
    if (!request.url.endsWith('/module')) return Response.json(await smoke());
    const puzzle = puzzleOf(parseDrawing('##. \n #.# \n .##'));
    return Response.json({ engine: solve(puzzle, { engine: wasmEngineOf(compiled) }).engine });
  },
};

export { service as default };
