// Words of the frame round every screen.
import { number } from './formats.js';

export const shell = {
  name: 'Crosshatch',
  skip: 'Skip to content',
  nav: 'Main',
  home: 'Play',
  daily: 'Daily',
  learn: 'Learn',
  create: 'Create',
  me: 'Me',
  scan: 'Scan',
  solve: 'Solve',
  make: 'Make',
  settings: 'Settings',
  help: 'Help',
  loading: 'Loading…',
  notFound: 'There is no such page here',
  notFoundText: 'The address may be mistyped or belong to an older version.',
  toGallery: 'All puzzles',
  failed: 'This did not load',
  failedText: 'Check that you are online, then try again. Your drawings are safe.',
  again: 'Try again',
  close: 'Close',
  fileTooLarge: (megabytes: number) =>
    `This file is larger than ${number(megabytes)} MB, which is more than a page should read.`,
  storage: {
    blocked: 'This browser does not let the page store anything. Your progress lasts until you close it.',
    full: 'The storage of this browser is full. New progress lasts until you close the page.',
    slow: 'The storage of this browser does not answer. Your progress lasts until you close the page.',
  },
  storageBackup: 'Save a backup',
  newVersion: 'A new version of this page is ready.',
  reload: 'Load it',
  promise: 'Nothing leaves your browser: no account, no tracking, no advertising.',
  title: (screen: string) => (screen === '' ? 'Crosshatch' : `${screen} · Crosshatch`),
};
