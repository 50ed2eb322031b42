// Faults of a source as the command prints them. The library does not know the command's options: they are added here.
import { type SourceFault, type SourceWarning, sourceFaultText } from '@crosshatch/core/report';
import { documentName, type ReadSource } from './sources.js';

/** What to do on the command line about a fault, by its code. */
const REMEDIES: ReadonlyMap<string, string> = new Map(
  ['unknown-format', 'ambiguous-format'].map((code) => [
    code,
    'Use --from FORMAT; `crosshatch formats` lists the formats.',
  ]),
);

/** The fault with its place, its excerpt, the library's hint, and the option that fixes it if there is one. */
export function printedFault(name: string, fault: SourceFault): string {
  const remedy = REMEDIES.get(fault.code);
  const text = sourceFaultText(name, fault);
  return remedy === undefined ? text : `${text}\n  ${remedy}`;
}

/** A warning with its place: the line of a file, or the puzzle of a picture with several. */
export function printedWarning(read: Extract<ReadSource, { ok: true }>, warning: SourceWarning): string {
  const name = warning.code === 'doubtful-clue' ? documentName(read, warning.document) : read.name;
  return sourceFaultText(name, warning);
}
