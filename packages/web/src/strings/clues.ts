// Words about clues that somebody types or corrects, on any screen.
export const clueWords = {
  row: (index: number) => `Row ${index + 1}`,
  column: (index: number) => `Column ${index + 1}`,
  notARun: (text: string) => `“${text}” is not a number`,
  noColor: (text: string) => `there is no colour “${text}”`,
  tooLong: (excess: number) => `${excess} ${excess === 1 ? 'cell' : 'cells'} too long`,
  totals: (rows: number, columns: number) => `Rows ${rows}, columns ${columns}`,
  totalsDiffer: (by: number) => `The sums differ by ${by}: a number is wrong somewhere.`,
  suspects: (lines: string) => `One change could fix it in: ${lines}.`,
} as const;
