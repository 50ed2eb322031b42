// Which screen is shown: the fragment of the address, so that no server has to know about screens and
// nothing of it (a share link holds a whole puzzle) is ever sent to one.
import { computed, signal } from '@preact/signals';
import { linkTo, routeOf } from './route.js';

const hash = signal(location.hash);
addEventListener('hashchange', () => {
  hash.value = location.hash;
});

export const route = computed(() => routeOf(hash.value));

export function goTo(screen: string, rest = ''): void {
  location.hash = linkTo(screen, rest);
}
