// A part of the picture that stays the same while the pointer moves: painted once beside the canvas, then
// copied, until something that it depends on is another thing than before.
export class Layer {
  private readonly canvas = document.createElement('canvas');
  private key: readonly unknown[] = [];

  /** Copies the layer to the target, after painting it anew if its key has changed. */
  show(
    target: CanvasRenderingContext2D,
    ratio: number,
    key: readonly unknown[],
    paint: (context: CanvasRenderingContext2D) => void,
  ): void {
    const { width, height } = target.canvas;
    const whole = [width, height, ratio, ...key];
    const isSame = whole.length === this.key.length && whole.every((part, i) => part === this.key[i]);
    if (!isSame) {
      const context = this.canvas.getContext('2d');
      if (context === null) return;
      this.key = whole;
      // Setting the size clears it, too.
      this.canvas.width = width;
      this.canvas.height = height;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      paint(context);
    }
    target.drawImage(this.canvas, 0, 0, width / ratio, height / ratio);
  }
}
