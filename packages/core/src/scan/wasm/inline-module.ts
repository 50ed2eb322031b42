// `#scanner` on most platforms: the kernel's bytes are part of this module, so that nothing has to be fetched.
import { compileHex } from '../../solve/index.js';
import { KERNEL_HEX } from './bytes.js';

/** The compiled kernel. Throws where compiling is forbidden. */
export function compileKernel(): object {
  return compileHex(KERNEL_HEX);
}
