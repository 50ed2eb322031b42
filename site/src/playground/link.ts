// The state of the playground as a link: JSON, compressed, in the fragment, so that no server sees it.
// config/playground-link.ts writes the same while the site is built.

export interface PlaygroundState {
  /** The program; without one the first example is shown. */
  readonly code?: string;
  /** The puzzle, as text in any format. */
  readonly puzzle?: string;
}

/** Characters of a state that a link may unpack to: a link is hostile input. */
const MOST_CHARACTERS = 500_000;

export async function toFragment(state: PlaygroundState): Promise<string> {
  const packed = await throughStream(
    new TextEncoder().encode(JSON.stringify(state)),
    new CompressionStream('deflate-raw'),
  );
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Undefined for a fragment that is no state. */
export async function fromFragment(fragment: string): Promise<PlaygroundState | undefined> {
  try {
    const text = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const bytes = await throughStream(packed, new DecompressionStream('deflate-raw'));
    const state: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof state !== 'object' || state === null) return undefined;
    const { code, puzzle } = state as Record<string, unknown>;
    return {
      ...(typeof code === 'string' ? { code } : {}),
      ...(typeof puzzle === 'string' ? { puzzle } : {}),
    };
  } catch {
    return undefined;
  }
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > MOST_CHARACTERS) throw new RangeError('The link holds more than a playground can show.');
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}
