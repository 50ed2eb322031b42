// Addresses as data: fragment -> route and back.
export interface Route {
  /** `gallery` for an empty fragment, else its first part. */
  readonly screen: string;
  /** What follows the first slash: the id of a puzzle, the code of a share link. */
  readonly rest: string;
}

export function routeOf(fragment: string): Route {
  const path = fragment.replace(/^#?\/?/, '');
  // A shared link is the code alone: as short as can be.
  if (/^xh\d{1,4}-/i.test(path)) return { screen: 'open', rest: path };
  const slash = path.indexOf('/');
  if (slash < 0) return { screen: path || 'home', rest: '' };
  return { screen: path.slice(0, slash), rest: path.slice(slash + 1) };
}

/** The fragment for a screen: what goes into an href. */
export function linkTo(screen: string, rest = ''): string {
  if (screen === 'home') return '#/';
  return `#/${screen}${rest === '' ? '' : `/${rest}`}`;
}
