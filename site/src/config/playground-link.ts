// A link into the playground with a program in it, made while the site is built. playground/link.ts reads it in
// the browser.
import { deflateRawSync } from 'node:zlib';

/** The fragment of the link: JSON, compressed, in characters that an address may have. */
export function stateInLink(code: string): string {
  return deflateRawSync(JSON.stringify({ code }), { level: 9 }).toString('base64url');
}
