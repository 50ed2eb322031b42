// Which screen is shown: the fragment of the address, so that no server has to know about screens and
// nothing of it (a share link holds a whole puzzle) is ever sent to one. Remembers how far each screen was
// scrolled, because the browser forgets it: what it would scroll is not there yet when it tries.
import { computed, signal } from '@preact/signals';
import { linkTo, routeOf } from './route.js';

const hash = signal(location.hash);
const scrolled = new Map<string, number>();

history.scrollRestoration = 'manual';
addEventListener('hashchange', () => {
  const before = routeOf(hash.peek());
  scrolled.set(before.screen, scrollY);
  hash.value = location.hash;
  if (route.peek().screen !== before.screen) scrollTo(0, 0);
});

export const route = computed(() => routeOf(hash.value));

export function goTo(screen: string, rest = ''): void {
  location.hash = linkTo(screen, rest);
}

/** Where the screen was left, once it has its content. */
export function restoreScroll(screen: string): void {
  scrollTo(0, scrolled.get(screen) ?? 0);
}
