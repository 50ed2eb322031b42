// A part of the picture that stays the same while the pointer moves: a canvas of its own that lies over the
// other, painted again only when something that it depends on is another thing than before. The browser
// puts the two together far faster than one could be copied into the other.
export class Layer {
  private key: readonly unknown[] = [];

  constructor(private readonly canvas: HTMLCanvasElement) {}

  /** Paints it, as large as the canvas below it, if its key has changed. */
  show(
    below: HTMLCanvasElement,
    ratio: number,
    key: readonly unknown[],
    paint: (context: CanvasRenderingContext2D) => void,
  ): void {
    const { width, height } = below;
    const whole = [width, height, ratio, ...key];
    if (whole.length === this.key.length && whole.every((part, i) => part === this.key[i])) return;
    const context = this.canvas.getContext('2d');
    if (context === null) return;
    this.key = whole;
    // Setting the size clears it, too.
    this.canvas.width = width;
    this.canvas.height = height;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    paint(context);
  }

  /** 0 is not seen, 1 is opaque. */
  fade(opacity: number): void {
    this.canvas.style.opacity = String(opacity);
  }
}
