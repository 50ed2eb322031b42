// A diagnosis in one sentence, for a row.
import type { Diagnosis } from '../explain/index.js';
import { counted } from '../messages/index.js';

/** What is wrong and how to fix it; undefined when nothing was found out. */
export function diagnosisMessage(diagnosis: Diagnosis | undefined): string | undefined {
  if (diagnosis?.kind === 'unsolvable') {
    const { repairs, isComplete } = diagnosis;
    const [likeliest] = repairs;
    if (likeliest === undefined) return isComplete ? 'no single slip explains it' : undefined;
    const others = repairs.length === 1 ? '' : ` (the likeliest of ${repairs.length} repairs)`;
    return `${likeliest.words}${others}`;
  }
  if (diagnosis?.kind === 'ambiguous') {
    const { cells, isExact, places } = diagnosis;
    const differ = `${isExact ? '' : 'at least '}${counted(cells.length, 'cell')} can differ`;
    return `${differ}, in ${counted(places.length, 'place')}`;
  }
  return undefined;
}
