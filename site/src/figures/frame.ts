// A figure that can be stepped through: pictures with a sentence each, made while the site is built.

export interface Frame {
  readonly words: string;
  /** SVG or a table; made by us, so it is shown as it is. */
  readonly html: string;
}
