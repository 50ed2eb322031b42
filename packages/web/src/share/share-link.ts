// Addresses that hold a whole puzzle. It stands behind the `#`, which browsers never send to a server.

/** The address of this page with a puzzle's code: without whatever fragment it has now. */
export function shareAddress(page: string, code: string): string {
  return `${page.split('#', 1)[0].replace(/index\.html$/, '')}#${code}`;
}
