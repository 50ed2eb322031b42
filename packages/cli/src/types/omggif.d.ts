// What we use of omggif, which comes without types.
declare module 'omggif' {
  export class GifReader {
    constructor(bytes: Uint8Array);
    readonly width: number;
    readonly height: number;
    numFrames(): number;
    /** The delay is in hundredths of a second. */
    frameInfo(frame: number): { readonly delay: number };
    /** Draws a frame over what is there. */
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8Array): void;
  }
}
