// Preloaded into a command (`node --import`), also into its threads: whatever looks at a text with one of
// these words in it hangs or throws, as a broken reader would.
import { writeSync } from 'node:fs';

/** For a file that hangs its reader; the command says so on standard error. */
export const HANGS = 'POISON-THAT-HANGS';
export const HANGING = 'a reader hangs';
/** For a file whose reader throws. */
export const THROWS = 'POISON-THAT-THROWS';

/** The environment for a command whose readers are poisoned. */
export const POISONED = { NODE_OPTIONS: `--import=${import.meta.url}`, CROSSHATCH_POISONED: 'yes' };

if (process.env.CROSSHATCH_POISONED === 'yes') {
  const { includes } = String.prototype;
  const swallow = (text: unknown) => {
    if (typeof text !== 'string') return;
    if (Reflect.apply(includes, text, [HANGS])) {
      writeSync(2, `${HANGING}\n`);
      // As deaf as a loop that never ends, and leaves the processor to the other tests.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    if (Reflect.apply(includes, text, [THROWS])) throw new RangeError('poisoned');
  };
  for (const name of ['test', 'exec'] as const) {
    const original = RegExp.prototype[name];
    Object.defineProperty(RegExp.prototype, name, {
      value(this: RegExp, text: string) {
        swallow(text);
        return Reflect.apply(original, this, [text]);
      },
    });
  }
}
