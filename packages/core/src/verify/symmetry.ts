// Mirroring and turning, for the step "image of the last clause": 1 mirrors left to right, 2 top to bottom, then 4
// swaps rows and columns. What holds of a puzzle holds of its images if they are the same puzzle.
import { type Size, sameClue } from '../model/index.js';
import type { Knowledge, Literal } from './knowledge.js';

export class Symmetry {
  /** Whether clues and given cells stay the same. */
  readonly keepsPuzzle: boolean;
  /** The place that each cell and the first start of each run goes to. */
  readonly places: number[] = [];
  /** For runs of lines that come out reversed: "starts by p" becomes "does not start by mirror - p". */
  private readonly mirrors = new Map<number, number>();

  constructor({ lines, given }: Knowledge, { width, height }: Size, symmetry: number) {
    for (let cell = 0; cell < width * height; cell++) {
      let row = Math.floor(cell / width);
      let column = cell % width;
      if (symmetry & 1) column = width - 1 - column;
      if (symmetry & 2) row = height - 1 - row;
      this.places.push(symmetry & 4 ? column * height + row : row * width + column);
    }
    const lineOf = new Map(lines.map((line) => [line.cells.join(), line]));
    const keepsClues = lines.every(({ clue, cells, firstRun }) => {
      const moved = cells.map((cell) => this.places[cell]);
      const ahead = lineOf.get(moved.join());
      const image = ahead ?? lineOf.get(moved.reverse().join());
      if (image === undefined || !sameClue(image.clue, ahead ? clue : clue && [...clue].reverse()))
        return false;
      clue?.forEach(({ length }, run) => {
        this.places[firstRun + run] = image.firstRun + (ahead ? run : clue.length - 1 - run);
        if (!ahead) this.mirrors.set(firstRun + run, cells.length - (length ?? 0) - 1);
      });
      return true;
    });
    this.keepsPuzzle = keepsClues && given.every((set, cell) => set === given[this.places[cell]]);
  }

  /** The literal that says the same of the image. */
  imageOf({ isNegated, place, value }: Literal): Literal {
    const mirror = this.mirrors.get(place);
    if (mirror === undefined) return { isNegated, place: this.places[place], value };
    return { isNegated: !isNegated, place: this.places[place], value: mirror - value };
  }
}
