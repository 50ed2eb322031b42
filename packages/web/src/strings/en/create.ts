// Words of Create.
export const createWords = {
  make: 'Draw a picture, or start from a photo, and make it a puzzle.',
  scan: 'Take a photo of a printed puzzle and play it here.',
  solve: 'Open or type any puzzle and see how it is solved.',
  noOwn: 'Puzzles that you draw, scan or open are listed here.',
  ownNote: 'Drawn, scanned or opened by you.',
  openFile: 'Open a puzzle file',
};
