// Faults of a source as the command prints them. The library does not know the command's options: they are added here.
import { type SourceFault, sourceFaultText } from '@crosshatch/core/report';

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
