// Words of the gallery.
export const gallery = {
  title: 'Puzzles',
  headline: 'Pictures, hidden in numbers',
  lead: 'Each number is a run of filled cells in its row or column, in order, with a gap between two runs. Work out which cells they are, and the picture appears.',
  begin: 'Start with an easy one',
  example:
    'A solved puzzle of five rows and columns, a heart. Its first row has the clue 1 1: one filled cell, a gap, one filled cell.',
  going: 'Go on where you stopped',
  own: 'Your own puzzles',
  curious: 'Curiosities',
  curiousNote: 'Several solutions, or none: on purpose.',
  groups: {
    tiny: 'First steps',
    small: 'Small',
    medium: 'Medium',
    large: 'Large',
    huge: 'For a long evening',
  },
  size: (width: number, height: number) => `${width} × ${height}`,
  colors: (count: number) => `${count} colours`,
  solved: 'Solved',
  percent: (done: number) => `${Math.floor(done * 100)} %`,
  untitled: 'Untitled',
  loading: 'Loading the puzzles…',
  remove: (title: string) => `Delete ${title}`,
  removeQuestion: (title: string) => `Delete “${title}” and your progress in it? This can't be undone.`,
} as const;
