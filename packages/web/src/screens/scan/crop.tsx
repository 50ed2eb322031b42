// A clue cut out of the picture, upright and enlarged.
import type { Quad } from '@crosshatch/core/scan';
import { useEffect, useRef } from 'preact/hooks';
import { cropOf } from './places.js';

/** Pixels of the narrow and of the long side, twice as many as on the screen. */
const NARROW = 88;
const LONGEST = 340;

interface Props {
  readonly picture: ImageBitmap;
  readonly place: Quad;
  readonly label: string;
}

export function Crop({ picture, place, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (element === null || context === null || context === undefined) return;
    const crop = cropOf(place, NARROW, LONGEST);
    element.width = Math.max(1, Math.round(crop.width));
    element.height = Math.max(1, Math.round(crop.height));
    element.style.width = `${element.width / 2}px`;
    context.imageSmoothingQuality = 'high';
    context.setTransform(...crop.transform);
    context.drawImage(picture, 0, 0);
  }, [picture, place]);
  return <canvas ref={canvas} class="scan-crop" role="img" aria-label={label} />;
}
