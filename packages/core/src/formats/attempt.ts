// Reading a file as one format.
import type { Format } from './format.js';
import type { ParseLimits } from './reading/limits.js';
import { internalFault } from './reading/parse-fault.js';
import { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { StopReading } from './reading/watch.js';

/** A format together with what came of reading the file as that. */
export interface Attempt {
  readonly format: Format;
  readonly reading: Reading;
}

/**
 * Reads the source as this format. Pre: the format can be read. Throws nothing but StopReading: a reader that
 * fails has a bug, which is reported as the fault `internal` instead of ending the caller's batch.
 */
export function attempt(format: Format, source: SourceText, limits: ParseLimits): Attempt {
  source.watch.look();
  const reading = new Reading(source, limits);
  try {
    format.parse?.(reading);
  } catch (error) {
    if (error instanceof StopReading) throw error;
    reading.faults.length = 0;
    const { code, message, hint } = internalFault(`the ${format.title} reader`, error);
    reading.fault(code, { offset: 0, end: 0 }, message, hint);
  }
  if (reading.faults.length === 0 && reading.documents.length === 0) {
    reading.fault('missing-part', { offset: 0, end: 0 }, `there is no puzzle in this ${format.title} file`);
  }
  return { format, reading };
}
