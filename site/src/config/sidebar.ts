// Navigation bar and sidebars, from the one list of pages.
import type { DefaultTheme } from 'vitepress';
import { SECTIONS } from './navigation.js';

/** `index` is the page of its folder. */
const linkTo = (at: string) => `/${at.replace(/(^|\/)index$/, '$1')}`;

export function sidebars(): DefaultTheme.SidebarMulti {
  return Object.fromEntries(
    SECTIONS.map(({ prefix, groups }) => [
      `/${prefix}`,
      groups.map(({ text, pages, folded }) => ({
        text,
        ...(folded === true ? { collapsed: true } : {}),
        items: pages.map((page) => ({ text: page.text, link: linkTo(page.at) })),
      })),
    ]),
  );
}

/** `withPage`: whether the page (play, scan, make) is part of this build. */
export function navigationBar(version: string, withPage: boolean): DefaultTheme.NavItem[] {
  return [
    ...SECTIONS.map(({ text, prefix }) => ({ text, link: `/${prefix}`, activeMatch: `^/${prefix}` })),
    { text: 'Playground', link: '/playground' },
    ...(withPage ? [{ text: 'Play', link: '/play/', target: '_self', noIcon: true }] : []),
    { text: `v${version}`, link: '/changelog' },
  ];
}
