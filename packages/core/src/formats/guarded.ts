// What every way of reading a file has in common: its limits, and that nothing is ever thrown.
import type { FormatInput } from './format.js';
import { failure, faultAtStart, type ParseOptions, type ParseResult, TOP } from './parse-result.js';
import { DEFAULT_LIMITS, type ParseLimits } from './reading/limits.js';
import { internalFault, type ParseFault } from './reading/parse-fault.js';
import { SourceText } from './reading/source-text.js';
import { type ParseStop, StopReading, Watch } from './reading/watch.js';

/** Reads within the limits of the options; whatever stops or fails becomes a result. Pre: `read` gets some text. */
export function guarded(
  input: FormatInput,
  options: ParseOptions,
  read: (source: SourceText, limits: ParseLimits) => ParseResult,
): ParseResult {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  if (input.length > limits.bytes) return failure(tooLarge(input.length, limits.bytes));
  try {
    const watch = new Watch(options);
    watch.look();
    const source = new SourceText(input, watch);
    if (!/\S/.test(source.text))
      return failure(faultAtStart(source, 'empty-input', 'there is nothing in this file'));
    return read(source, limits);
  } catch (error) {
    if (error instanceof StopReading) return stopped(error.reason);
    // A reader that fails is caught by its attempt: what is left is finding the format.
    return failure({ ...internalFault('format detection', error), ...TOP });
  }
}

function tooLarge(length: number, limit: number): ParseFault {
  const message = `this file has ${length} bytes; at most ${limit} are read`;
  return { code: 'input-too-large', message, ...TOP, hint: 'split the file, or raise the limit "bytes"' };
}

function stopped(reason: ParseStop): ParseResult {
  const why = reason === 'deadline' ? 'the time limit was reached' : 'reading was aborted';
  const message = `${why} before the file was read to its end`;
  return { ok: false, stopped: reason, faults: [{ code: 'stopped', message, ...TOP }] };
}
