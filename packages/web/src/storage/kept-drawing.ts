// The drawing that was left on the Make screen, as that screen writes it. The screen checks what it reads.
import { local } from './local.js';

export const keptDrawing = local<unknown>('crosshatch.drawing', (value) => value ?? undefined);
