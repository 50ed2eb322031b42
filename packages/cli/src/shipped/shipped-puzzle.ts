// An entry of the list of shipped puzzles.

export interface ShippedPuzzle {
  /** What commands call it: the file name without the size in front and the extension. */
  readonly name: string;
  readonly file: string;
  /** The title of its pack. */
  readonly pack: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly colors: number;
  /** A grade class, or the number of solutions if that is not one: `no solution`, `3 solutions`. */
  readonly grade: string;
  /** The two parts of the grade, 0 to 100; missing without a grade. */
  readonly length?: number;
  readonly depth?: number;
}
