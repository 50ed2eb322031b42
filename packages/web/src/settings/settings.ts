// What the player chose about looks and play. Kept in localStorage, not with the puzzles, because the
// first paint has to know the theme at once (public/theme.js reads the same entry).
import { effect, signal } from '@preact/signals';
import { LANGUAGE_CHOICES } from '../strings/languages.js';
import { look } from './look.js';

const THEMES = ['auto', 'light', 'dark'] as const;
const CONTRASTS = ['auto', 'more'] as const;
const TEXT_SIZES = ['normal', 'large'] as const;
/** `request`: only when asked; `live`: wrong cells are marked; `lives`: the third mistake ends it. */
const ERROR_MODES = ['off', 'request', 'live', 'lives'] as const;
/** What happens to the rest of a finished line. */
const AUTO_CROSS = ['off', 'ask', 'auto'] as const;

export interface Settings {
  /** A language, or that of the browser. */
  readonly language: (typeof LANGUAGE_CHOICES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  /** Show how long a puzzle took. */
  readonly timer: boolean;
  readonly errors: (typeof ERROR_MODES)[number];
  readonly autoCross: (typeof AUTO_CROSS)[number];
  /** A finger that is held crosses out. */
  readonly longPress: boolean;
  /** Tools and rail on the other side. */
  readonly leftHanded: boolean;
  readonly haptics: boolean;
  readonly sound: boolean;
  /** Keep the screen on while playing. */
  readonly awake: boolean;
  /** Strike off runs that are certain. */
  readonly strikeOff: boolean;
  /** Letters on colours in coloured puzzles. */
  readonly colorMarks: boolean;
  /** Keys of a single letter work wherever the focus is while playing, not on the grid alone. */
  readonly letterKeys: boolean;
  /** Show the titles of puzzles that are not solved yet. */
  readonly showTitles: boolean;
  /** Whether the player has seen how it is played. */
  readonly introduced: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  theme: 'auto',
  contrast: 'auto',
  text: 'normal',
  timer: true,
  errors: 'request',
  autoCross: 'off',
  longPress: true,
  leftHanded: false,
  haptics: false,
  sound: false,
  awake: true,
  strikeOff: true,
  colorMarks: true,
  letterKeys: true,
  showTitles: false,
  introduced: false,
};

const KEY = 'crosshatch.settings';

const CHOICES = {
  language: LANGUAGE_CHOICES,
  theme: THEMES,
  contrast: CONTRASTS,
  text: TEXT_SIZES,
  errors: ERROR_MODES,
  autoCross: AUTO_CROSS,
} as const;

/** Settings from anything: what is not a valid choice becomes the default. */
export function settingsOf(value: unknown): Settings {
  const row = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  // Earlier versions had a switch for marks of errors.
  const given = row.liveErrors === true ? { errors: 'live', ...row } : row;
  const entries = Object.entries(DEFAULT_SETTINGS).map(([key, normal]) => {
    const choices: readonly unknown[] = CHOICES[key as keyof typeof CHOICES] ?? [true, false];
    return [key, choices.includes(given[key]) ? given[key] : normal];
  });
  return Object.fromEntries(entries) as unknown as Settings;
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export const settings = signal<Settings>(settingsOf(stored()));

export function changeSettings(change: Partial<Settings>): void {
  settings.value = settingsOf({ ...settings.value, ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
}

/** Applies looks to the document, now and whenever they change. */
export function applyLooks(): void {
  const contrast = matchMedia('(prefers-contrast: more)');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const forced = matchMedia('(forced-colors: active)');
  const apply = () => {
    const { dataset } = document.documentElement;
    const { theme, text } = settings.value;
    const more = settings.value.contrast === 'more' || contrast.matches;
    setOrDelete(dataset, 'theme', theme === 'auto' ? undefined : theme);
    setOrDelete(dataset, 'contrast', more ? 'more' : undefined);
    setOrDelete(dataset, 'text', text === 'large' ? 'large' : undefined);
    // The browser's own bar takes the colour that was chosen, not that of the system.
    const paper = getComputedStyle(document.body).backgroundColor;
    for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
      bar.setAttribute('content', paper);
    look.value = look.peek() + 1;
  };
  effect(apply);
  contrast.addEventListener('change', apply);
  dark.addEventListener('change', apply);
  forced.addEventListener('change', apply);
}

function setOrDelete(dataset: DOMStringMap, key: string, value: string | undefined): void {
  if (value === undefined) delete dataset[key];
  else dataset[key] = value;
}
