// Everything that is kept as a code: the backup, compressed, in letters that an address may have. A long code is cut into
// parts, each small enough for a QR code; each part states which one it is, so that they may come in any order.

/** Letters of a code in one part: with the address of the page, a QR code that a camera reads from a screen. */
const PART_LENGTH = 1300;
/** More codes than this nobody scans. */
export const MOST_PARTS = 12;
/** Bytes that a code may unpack to: a code is outside input. */
const MOST_BYTES = 64 * 1024 * 1024;

export interface Part {
  /** Equal in all parts of one code. */
  readonly set: string;
  /** From 1 to `of`. */
  readonly index: number;
  readonly of: number;
  readonly data: string;
}

/** The code of a backup. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The backup of a code; undefined when it is damaged or too large. */
export async function unpacked(code: string): Promise<string | undefined> {
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('deflate'))
      .pipeThrough(new TextDecoderStream())
      .getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
      if (text.length > MOST_BYTES) {
        await reader.cancel();
        return undefined;
      }
    }
  } catch {
    return undefined; // not base64, not compressed, or the checksum differs
  }
}

/** A code as one part, whatever its length: for a link that is copied. */
export function wholePart(code: string): string {
  return partText({ set: setOf(code), index: 1, of: 1, data: code });
}

/** A code as parts for QR codes. */
export function partsOf(code: string): string[] {
  const of = Math.max(1, Math.ceil(code.length / PART_LENGTH));
  const length = Math.ceil(code.length / of);
  const set = setOf(code);
  return Array.from({ length: of }, (_, i) =>
    partText({ set, index: i + 1, of, data: code.slice(i * length, (i + 1) * length) }),
  );
}

export function partText({ set, index, of, data }: Part): string {
  return `${set}.${index}.${of}.${data}`;
}

/** A part from the text of an address or of the clipboard; a whole link will do. */
export function readPart(text: string): Part | undefined {
  const match = /(?:^|\/move\/)([0-9a-z]{1,7})\.(\d{1,2})\.(\d{1,2})\.([\w-]{1,20000000})$/.exec(text.trim());
  if (match === null) return undefined;
  const [, set, index, of, data] = match;
  const part = { set, index: Number(index), of: Number(of), data };
  return part.index >= 1 && part.index <= part.of && part.of <= MOST_PARTS ? part : undefined;
}

/** The parts of one code that have come; a part of another code begins anew. */
export function withPart(parts: readonly Part[], next: Part): readonly Part[] {
  const same = parts.filter(
    ({ set, of, index }) => set === next.set && of === next.of && index !== next.index,
  );
  return [...same, next].sort((a, b) => a.index - b.index);
}

/** The code of all its parts; undefined while one is missing, or when they do not belong together. */
export function joined(parts: readonly Part[]): string | undefined {
  if (parts.length === 0 || parts.length !== parts[0].of) return undefined;
  const code = parts.map(({ data }) => data).join('');
  return setOf(code) === parts[0].set ? code : undefined;
}

/** A short name of a code: FNV-1a. */
function setOf(code: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < code.length; i++) hash = Math.imul(hash ^ code.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
