// Words of the settings.
export const settingsWords = {
  title: 'Settings',
  looks: 'Looks',
  theme: 'Colours',
  themes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
  contrast: 'High contrast',
  text: 'Large text',
  playing: 'Playing',
  timer: 'Show the time',
  strikeOff: 'Strike off runs that are certain',
  liveErrors: 'Mark wrong cells at once',
  colorMarks: 'Letters on colours',
  colorMarksNote: 'To tell colours apart without seeing them.',
  liveErrorsNote: 'Only cells that are wrong in every solution.',
  data: 'Your puzzles',
  dataNote: 'Puzzles and progress are kept in this browser only. A backup file moves them to another one.',
  exportAll: 'Save a backup',
  importAll: 'Read a backup',
  imported: (puzzles: number, games: number) =>
    `Read ${puzzles} ${puzzles === 1 ? 'puzzle' : 'puzzles'} of your own and the progress of ${games}.`,
  notABackup: 'This file is no backup of Crosshatch. Choose one that “Save a backup” wrote.',
} as const;
