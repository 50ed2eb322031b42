// The lines of a file of any length, one at a time. The length of a line is limited: a device, or a file of another kind,
// may have no line end at all.
import { createReadStream } from 'node:fs';

/** Bytes. Far more than any line of a report, a trace or a certificate. */
const LONGEST = 16 * 2 ** 20;

export interface LineOptions {
  readonly signal?: AbortSignal;
  /** The most bytes of a line. */
  readonly longest?: number;
}

export interface FileLine {
  /** Without the line feed. */
  readonly bytes: Buffer;
  /** Whether a line feed ends it. Only the last line may lack one. */
  readonly isWhole: boolean;
}

/** A line beyond the limit. Has a code, like the errors of the system that reading a file may throw. */
class LongLine extends RangeError {
  readonly code = 'ERR_LONG_LINE';
}

/** Throws system errors, and a RangeError for a line that is too long. */
export async function* linesOf(
  path: string,
  { signal, longest = LONGEST }: LineOptions = {},
): AsyncGenerator<FileLine, void, void> {
  let number = 1;
  // The parts of a line that goes over several chunks.
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    length += part.length;
    if (length > longest) throw new LongLine(`line ${number} has more than ${longest} bytes`);
    parts.push(part);
  };
  const taken = () => {
    const bytes = parts.length === 1 ? parts[0] : Buffer.concat(parts, length);
    parts = [];
    length = 0;
    number += 1;
    return bytes;
  };
  for await (const chunk of createReadStream(path, signal === undefined ? {} : { signal })) {
    const buffer = chunk as Buffer;
    let from = 0;
    for (let end = buffer.indexOf(10); end >= 0; end = buffer.indexOf(10, from)) {
      add(buffer.subarray(from, end));
      from = end + 1;
      yield { bytes: taken(), isWhole: true };
    }
    if (from < buffer.length) add(buffer.subarray(from));
  }
  if (length > 0) yield { bytes: taken(), isWhole: false };
}

/** The lines as text, whether they end with LF or CR LF. */
export async function* textLinesOf(path: string, options?: LineOptions): AsyncGenerator<string, void, void> {
  for await (const { bytes } of linesOf(path, options)) {
    const text = bytes.toString('utf8');
    yield text.endsWith('\r') ? text.slice(0, -1) : text;
  }
}
