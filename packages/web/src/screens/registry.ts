// Every screen: the one place to register. `load` keeps a screen out of the first load until it is shown.
import type { ComponentType } from 'preact';
import type { ScreenProps } from '../shell/screen.js';

type NavName = 'gallery' | 'scan' | 'solve' | 'make';

export interface ScreenEntry {
  /** The first part of its address. */
  readonly id: string;
  /** Its name in the header; a screen without one is reached from another. */
  readonly nav?: NavName;
  /** Screens that are shown as part of this one in the header. */
  readonly also?: readonly string[];
  readonly load: () => Promise<ComponentType<ScreenProps>>;
}

export const SCREENS: readonly ScreenEntry[] = [
  {
    id: 'gallery',
    nav: 'gallery',
    also: ['play'],
    load: () => import('./gallery/gallery-screen.js').then((module) => module.GalleryScreen),
  },
  {
    id: 'scan',
    nav: 'scan',
    load: () => import('./scan/scan-screen.js').then((module) => module.ScanScreen),
  },
  {
    id: 'solve',
    nav: 'solve',
    load: () => import('./solve/solve-screen.js').then((module) => module.SolveScreen),
  },
  {
    id: 'make',
    nav: 'make',
    load: () => import('./make/make-screen.js').then((module) => module.MakeScreen),
  },
  {
    id: 'open',
    load: () => import('./open/open-screen.js').then((module) => module.OpenScreen),
  },
  {
    id: 'play',
    load: () => import('./play/play-screen.js').then((module) => module.PlayScreen),
  },
];

export function screenOf(id: string): ScreenEntry | undefined {
  return SCREENS.find((screen) => screen.id === id);
}
