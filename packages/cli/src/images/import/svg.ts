// SVG is a document as much as a picture: it may hold scripts, and ask for other files and addresses. Such a
// document is refused by what its text says, before anything is rendered; resvg runs no scripts anyway.
import type { Pixels } from '@crosshatch/core/make';
import { UserError } from '../../options/definition.js';

/** A drawing that is larger is no drawing that somebody means. */
const MOST_BYTES = 5 * 2 ** 20;
/** Elements nested deeper than this are there to exhaust a reader. */
const DEEPEST = 200;

const FORBIDDEN: readonly [pattern: RegExp, what: string][] = [
  [/<!\s*(DOCTYPE[^<>[]*\[|ENTITY)/i, 'declares entities'],
  [/<\s*script\b/i, 'holds a script'],
  [/\son[a-z]+\s*=/i, 'holds a script'],
  [/<\s*foreignObject\b/i, 'holds a document of another kind'],
  [/<\s*(image|feImage)\b/i, 'holds another picture'],
  [/\bhref\s*=\s*(?:["']\s*)?(?!["'#\s])/i, 'refers to something outside of it'],
  [/\burl\s*\(\s*(?:["']\s*)?(?!["'#\s])/i, 'refers to something outside of it'],
  [/@import|<\?xml-stylesheet/i, 'refers to something outside of it'],
];

export async function pixelsOfSvg(name: string, bytes: Uint8Array, side: number): Promise<Pixels> {
  const refuse = (why: string) => new UserError(`${name}: ${why}; save it as PNG instead`, 'badInput');
  if (bytes.length > MOST_BYTES) throw refuse(`the drawing has more than ${MOST_BYTES / 2 ** 20} MiB`);
  const text = new TextDecoder().decode(bytes);
  if (!/<\s*svg\b/i.test(text)) throw new UserError(`${name}: this is no picture that is known`, 'badInput');
  const found = FORBIDDEN.find(([pattern]) => pattern.test(text));
  if (found !== undefined) throw refuse(`the drawing ${found[1]}, which is not read`);
  if (depthOf(text) > DEEPEST) throw refuse('the drawing is nested too deeply');
  const { Resvg } = await import('@resvg/resvg-js');
  try {
    const size = new Resvg(text, { font: { loadSystemFonts: false } });
    const mode = size.width >= size.height ? ('width' as const) : ('height' as const);
    const drawn = new Resvg(text, {
      font: { loadSystemFonts: text.includes('<text') },
      fitTo: { mode, value: side },
    }).render();
    return straight({ width: drawn.width, height: drawn.height, data: drawn.pixels });
  } catch (error) {
    const [first] = (error as Error).message.split('\n');
    throw refuse(`the drawing is damaged (${first})`);
  }
}

/** How deep elements are nested, roughly: what is opened and not closed. */
function depthOf(text: string): number {
  let [depth, most] = [0, 0];
  for (let at = text.indexOf('<'); at >= 0; ) {
    const end = text.indexOf('>', at);
    if (end < 0) break;
    const tag = text.slice(at, end + 1);
    at = text.indexOf('<', end);
    if (/^<[!?]/.test(tag) || tag.endsWith('/>')) continue;
    depth += tag.startsWith('</') ? -1 : 1;
    most = Math.max(most, depth);
  }
  return most;
}

/** resvg gives colours that are multiplied by their opacity; a decoder gives them as they are. */
function straight({ width, height, data }: Pixels): Pixels {
  const result = new Uint8ClampedArray(data);
  for (let at = 0; at < result.length; at += 4) {
    const alpha = result[at + 3];
    if (alpha === 0 || alpha === 255) continue;
    for (let i = 0; i < 3; i++) result[at + i] = (result[at + i] * 255) / alpha;
  }
  return { width, height, data: result };
}
