// Every screen: the one place to register. `load` keeps a screen out of the first load until it is shown.
import type { ComponentType } from 'preact';
import type { IconName } from '../components/icon.js';
import type { ScreenProps } from '../shell/screen.js';

export type SectionName = 'home' | 'daily' | 'learn' | 'create' | 'me';

export interface ScreenEntry {
  /** The first part of its address. */
  readonly id: string;
  /** The section to which it belongs; the screen of the same name is its first one. */
  readonly section: SectionName;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
}

/** The sections of the page, in the order of the bar. */
export const SECTIONS: readonly (readonly [name: SectionName, icon: IconName])[] = [
  ['home', 'puzzle'],
  ['daily', 'calendar'],
  ['learn', 'learn'],
  ['create', 'create'],
  ['me', 'me'],
];

const SCREENS: readonly ScreenEntry[] = [
  {
    id: 'home',
    section: 'home',
    load: () => import('./home/home-screen.js').then((module) => module.HomeScreen),
  },
  {
    id: 'pack',
    section: 'home',
    load: () => import('./pack/pack-screen.js').then((module) => module.PackScreen),
  },
  {
    id: 'endless',
    section: 'home',
    load: () => import('./endless/endless-screen.js').then((module) => module.EndlessScreen),
  },
  {
    id: 'play',
    section: 'home',
    load: () => import('./play/play-screen.js').then((module) => module.PlayScreen),
  },
  {
    id: 'open',
    section: 'home',
    load: () => import('./open/open-screen.js').then((module) => module.OpenScreen),
  },
  {
    id: 'daily',
    section: 'daily',
    load: () => import('./daily/daily-screen.js').then((module) => module.DailyScreen),
  },
  {
    id: 'learn',
    section: 'learn',
    load: () => import('./learn/learn-screen.js').then((module) => module.LearnScreen),
  },
  {
    id: 'create',
    section: 'create',
    load: () => import('./create/create-screen.js').then((module) => module.CreateScreen),
  },
  {
    id: 'make',
    section: 'create',
    load: () => import('./make/make-screen.js').then((module) => module.MakeScreen),
  },
  {
    id: 'scan',
    section: 'create',
    load: () => import('./scan/scan-screen.js').then((module) => module.ScanScreen),
  },
  {
    id: 'solve',
    section: 'create',
    load: () => import('./solve/solve-screen.js').then((module) => module.SolveScreen),
  },
  {
    id: 'move',
    section: 'me',
    load: () => import('./move/move-screen.js').then((module) => module.MoveScreen),
  },
  {
    id: 'me',
    section: 'me',
    load: () => import('./me/me-screen.js').then((module) => module.MeScreen),
  },
];

export function screenOf(id: string): ScreenEntry | undefined {
  return SCREENS.find((screen) => screen.id === id);
}
