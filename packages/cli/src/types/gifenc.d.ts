// What we use of gifenc, which is CommonJS and comes without types.
declare module 'gifenc' {
  interface FrameOptions {
    readonly palette?: readonly (readonly number[])[];
    /** Milliseconds. */
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1: what is drawn stays. */
    readonly dispose?: number;
    /** 0: for ever. */
    readonly repeat?: number;
  }

  const gifenc: {
    GIFEncoder(): {
      writeFrame(pixels: Uint8Array, width: number, height: number, options: FrameOptions): void;
      finish(): void;
      bytes(): Uint8Array;
    };
  };
  export = gifenc;
}
