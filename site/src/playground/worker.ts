// The worker of the playground.
import { serve, webPort } from '@crosshatch/core/worker';
import { examine } from './examine.js';

export const methods = {
  examine: ({ text }: { text: string }) => examine(text),
  /** The compiler is loaded when the first program runs. */
  run: async ({ code, text }: { code: string; text: string }) => {
    const { runProgram } = await import('./run.js');
    return runProgram(code, text);
  },
};

serve(webPort(self as unknown as Parameters<typeof webPort>[0]), methods);
