// What is under the finger, enlarged, while a corner is moved.
import type { PicturePoint } from '@crosshatch/core/scan';
import { useEffect, useRef } from 'preact/hooks';

/** Pixels of the loupe, and how much it enlarges. */
const SIDE = 224;
const SEEN = 56;

interface Props {
  readonly picture: ImageBitmap;
  readonly at: PicturePoint;
  /** At the right, so that a hand at the left does not hide it. */
  readonly isRight: boolean;
}

export function Loupe({ picture, at, isRight }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined) return;
    const scale = SIDE / SEEN;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, SIDE, SIDE);
    context.setTransform(scale, 0, 0, scale, SIDE / 2 - at.x * scale, SIDE / 2 - at.y * scale);
    context.drawImage(picture, 0, 0);
  }, [picture, at.x, at.y]);
  return (
    <div class={`scan-loupe${isRight ? ' scan-loupe-right' : ''}`} aria-hidden="true">
      <canvas ref={canvas} width={SIDE} height={SIDE} />
    </div>
  );
}
