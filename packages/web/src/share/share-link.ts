// Addresses that hold a whole puzzle. It stands behind the `#`, which browsers never send to a server.

/** What a page needs to show the puzzle of a share link: the script, and the element. */
export function embedSnippet(page: string, code: string): string {
  const script = new URL('./embed/crosshatch-puzzle.js', page.split('#', 1)[0]).href;
  return `<script type="module" src="${script}"></script>\n<crosshatch-puzzle code="${code}"></crosshatch-puzzle>`;
}

/** The address of this page with a puzzle's code: without whatever fragment it has now. */
export function shareAddress(page: string, code: string): string {
  return `${page.split('#', 1)[0].replace(/index\.html$/, '')}#${code}`;
}
