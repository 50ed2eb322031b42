// The address of a cluster's database: a libpq URL. Nothing that leaves this file for people contains a password.

export interface Address {
  /** With the password, if there is one. */
  readonly url: string;
  /** For people and logs: without password and options. */
  readonly shown: string;
  /** Whether the URL itself contains a password. */
  readonly hasPassword: boolean;
}

/** Throws a RangeError that states what is wrong; it never repeats the URL, which may contain a password. */
export function parseAddress(text: string): Address {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new RangeError(
      'the address of the cluster is not a URL; expected postgres://USER@HOST:PORT/DATABASE',
    );
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    throw new RangeError(
      `the address of the cluster begins with ${url.protocol}; expected postgres://USER@HOST:PORT/DATABASE`,
    );
  }
  const hasPassword = url.password !== '' || url.searchParams.has('password');
  // node-postgres reads `sslmode=require` as `verify-full` unless it is asked for libpq's meaning.
  if (!url.searchParams.has('uselibpqcompat')) url.searchParams.set('uselibpqcompat', 'true');
  const user = url.username === '' ? '' : `${url.username}@`;
  const shown = `postgres://${user}${url.host}${url.pathname}`;
  return { url: url.href, shown, hasPassword };
}
