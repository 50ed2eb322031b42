// The few names of opentype.js that the trainer uses.
declare module 'opentype.js' {
  export interface PathCommand {
    readonly type: 'M' | 'L' | 'C' | 'Q' | 'Z';
    readonly x: number;
    readonly y: number;
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    /** Names by platform, by what they name, by language. */
    readonly names: Partial<
      Record<'windows' | 'macintosh' | 'unicode', Record<string, Record<string, string> | undefined>>
    >;
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): {
      readonly advanceWidth?: number;
      getPath(x: number, y: number, size: number): { readonly commands: readonly PathCommand[] };
    };
  }
  // A CommonJS module: Node offers its names on the default export only.
  const opentype: { parse(buffer: ArrayBuffer): Font };
  // biome-ignore lint/style/noDefaultExport: the module's own shape.
  export default opentype;
}
