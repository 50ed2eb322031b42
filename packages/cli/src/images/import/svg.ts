// SVG files can contain scripts and references to other files and addresses. Such files are rejected by their text,
// before rendering; resvg runs no scripts anyway.
import type { Pixels } from '@crosshatch/core/make';
import { UserError } from '../../options/definition.js';

/** Maximum file size. */
const MOST_BYTES = 5 * 2 ** 20;
/** Maximum nesting of elements, against stack exhaustion. */
const DEEPEST = 200;

const FORBIDDEN: readonly [pattern: RegExp, what: string][] = [
  [/<!\s*(DOCTYPE[^<>[]*\[|ENTITY)/i, 'declares entities'],
  [/<\s*script\b/i, 'contains a script'],
  [/\son[a-z]+\s*=/i, 'contains a script'],
  [/<\s*foreignObject\b/i, 'contains a foreign document'],
  [/<\s*(image|feImage)\b/i, 'contains another image'],
  [/\bhref\s*=\s*(?:["']\s*)?(?!["'#\s])/i, 'refers to an external resource'],
  [/\burl\s*\(\s*(?:["']\s*)?(?!["'#\s])/i, 'refers to an external resource'],
  [/@import|<\?xml-stylesheet/i, 'refers to an external resource'],
];

export async function pixelsOfSvg(name: string, bytes: Uint8Array, side: number): Promise<Pixels> {
  const rejected = (why: string) => new UserError(`${name}: ${why}; save it as PNG instead`, 'badInput');
  if (bytes.length > MOST_BYTES) throw rejected(`the drawing exceeds ${MOST_BYTES / 2 ** 20} MiB`);
  const text = new TextDecoder().decode(bytes);
  if (!/<\s*svg\b/i.test(text)) throw new UserError(`${name}: unrecognised image format`, 'badInput');
  const found = FORBIDDEN.find(([pattern]) => pattern.test(text));
  if (found !== undefined) throw rejected(`the drawing ${found[1]}, which is not supported`);
  if (depthOf(text) > DEEPEST) throw rejected('the drawing is nested too deeply');
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
    throw rejected(`the drawing is damaged (${first})`);
  }
}

/** An estimate of the nesting depth: elements opened and not closed. */
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

/** Undoes the premultiplied alpha of resvg. */
function straight({ width, height, data }: Pixels): Pixels {
  const result = new Uint8ClampedArray(data);
  for (let at = 0; at < result.length; at += 4) {
    const alpha = result[at + 3];
    if (alpha === 0 || alpha === 255) continue;
    for (let i = 0; i < 3; i++) result[at + i] = (result[at + i] * 255) / alpha;
  }
  return { width, height, data: result };
}
