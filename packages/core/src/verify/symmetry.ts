// Mirroring and turning, for the step "image of the last clause": 1 mirrors left to right, 2 top to bottom, then 4
// swaps rows and columns. What holds of a puzzle holds of its images if they are the same puzzle.
import { type Size, sameClue } from '../model/index.js';
import type { Literal } from './knowledge.js';
import type { Line } from './line.js';

export class Symmetry {
  readonly keepsClues: boolean;
  /** The place that each cell and the first start of each run goes to. */
  private readonly places: number[] = [];
  /** For runs of lines that come out reversed: "starts by p" becomes "does not start by mirror - p". */
  private readonly mirrors = new Map<number, number>();

  constructor(lines: readonly Line[], { width, height }: Size, symmetry: number) {
    for (let cell = 0; cell < width * height; cell++) {
      let row = Math.floor(cell / width);
      let column = cell % width;
      if (symmetry & 1) column = width - 1 - column;
      if (symmetry & 2) row = height - 1 - row;
      this.places.push(symmetry & 4 ? column * height + row : row * width + column);
    }
    const lineOf = new Map(lines.map((line) => [line.cells.join(), line]));
    this.keepsClues = lines.every(({ clue, cells, runs }) => {
      const moved = cells.map((cell) => this.places[cell]);
      const ahead = lineOf.get(moved.join());
      const image = ahead ?? lineOf.get(moved.reverse().join());
      if (image === undefined || !sameClue(image.clue, ahead ? clue : clue && [...clue].reverse()))
        return false;
      clue?.forEach(({ length }, run) => {
        this.places[runs[run]] = image.runs[ahead ? run : clue.length - 1 - run];
        if (!ahead) this.mirrors.set(runs[run], cells.length - (length ?? 0) - 1);
      });
      return true;
    });
  }

  /** Where each cell goes to, the colours there. */
  turned(cells: ArrayLike<number>): string {
    return Array.from(cells, (_, cell) => cells[this.places[cell]]).join();
  }

  /** The literal that says the same of the image. */
  imageOf({ isNegated, place, value }: Literal): Literal {
    const mirror = this.mirrors.get(place);
    if (mirror === undefined) return { isNegated, place: this.places[place], value };
    return { isNegated: !isNegated, place: this.places[place], value: mirror - value };
  }
}
