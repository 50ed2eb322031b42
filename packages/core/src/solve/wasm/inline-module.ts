// `#engine` on most platforms: the engine's bytes are part of this module, so that nothing has to be fetched.
import { ENGINE_HEX } from './bytes.js';
import { compileHex } from './load.js';

/** The compiled engine. Throws where compiling is forbidden. */
export function compileEngine(): object {
  return compileHex(ENGINE_HEX);
}
