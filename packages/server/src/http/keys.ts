// API keys. The file has a line for each: a name, and the SHA-256 of the token. Tokens themselves are nowhere stored.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export interface ApiKey {
  readonly name: string;
  readonly digest: Buffer;
}

/** The keys of a file; the message of the error says which line is wrong. */
export function parseKeys(text: string): ApiKey[] {
  const keys: ApiKey[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const match = /^\s*([\w.@-]{1,64})\s+sha256:([0-9a-f]{64})\s*$/.exec(line);
    if (match === null)
      throw new Error(`line ${i + 1}: expected NAME sha256:DIGEST, with 64 hexadecimal digits`);
    keys.push({ name: match[1], digest: Buffer.from(match[2], 'hex') });
  }
  return keys;
}

/** A new token, and the line for the file. */
export function newKey(name: string): { readonly token: string; readonly line: string } {
  const token = `xh_${randomBytes(24).toString('base64url')}`;
  return { token, line: `${name} sha256:${digestOf(token).toString('hex')}` };
}

/** The name of the key that a header `Authorization` carries. Takes the same time whichever it is. */
export function keyNameOf(authorization: string | undefined, keys: readonly ApiKey[]): string | undefined {
  const token = /^Bearer ([\w.~+/=-]{1,256})$/i.exec(authorization ?? '')?.[1] ?? '';
  const digest = digestOf(token);
  let name: string | undefined;
  for (const key of keys) if (timingSafeEqual(digest, key.digest)) name = key.name;
  return name;
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
