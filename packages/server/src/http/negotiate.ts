// Which of the media types on offer a client wants most (RFC 9110, section 12.5.1).

interface Range {
  readonly type: string;
  readonly quality: number;
}

/** Undefined when the client takes none of them. The first on offer wins among equals. */
export function negotiated(accept: string | undefined, offered: readonly string[]): string | undefined {
  if (accept === undefined || accept.trim() === '' || accept.trim() === '*/*') return offered[0];
  const ranges = accept.slice(0, 1000).split(',').map(rangeOf);
  let best: string | undefined;
  let most = 0;
  for (const type of offered) {
    const quality = qualityOf(type, ranges);
    if (quality > most) [best, most] = [type, quality];
  }
  return best;
}

function rangeOf(text: string): Range {
  const [type, ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
}

/** The quality of the most specific range that fits. */
function qualityOf(type: string, ranges: readonly Range[]): number {
  const [group] = type.split('/');
  for (const wanted of [type, `${group}/*`, '*/*']) {
    const range = ranges.find((one) => one.type === wanted);
    if (range !== undefined) return range.quality;
  }
  return 0;
}
