// Words of the frame round every screen.
export const shell = {
  name: 'Crosshatch',
  skip: 'Skip to content',
  nav: 'Main',
  gallery: 'Puzzles',
  settings: 'Settings',
  help: 'Help',
  loading: 'Loading…',
  notFound: 'There is no such page here',
  notFoundText: 'The address may be mistyped or belong to an older version.',
  toGallery: 'To the puzzles',
  failed: 'This did not load',
  failedText: 'Look whether you are online, then try again. What you have drawn is kept.',
  again: 'Try again',
  close: 'Close',
  promise: 'Nothing leaves your browser: no account, no tracking, no advertising.',
  title: (screen: string) => (screen === '' ? 'Crosshatch' : `${screen} · Crosshatch`),
} as const;
