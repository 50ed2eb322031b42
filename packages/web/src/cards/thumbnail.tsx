// The square on a card: a sheet of graph paper in the puzzle's proportions, what is drawn on it so far, or the picture
// once solved.
import { type Artwork, colorOf } from '@crosshatch/core/model';
import { useEffect, useRef } from 'preact/hooks';
import { type Look, lookOf, paintsOf } from '../puzzles/look.js';

interface Props {
  readonly look: Look;
  readonly height: number;
  /** One character per cell, as the records have it; empty for a puzzle that is not begun. */
  readonly picture: string;
  readonly isSolved: boolean;
  /** What the solved puzzle looks like, where it has colours of its own. */
  readonly artwork?: Artwork | undefined;
}

export function Thumbnail({ look, height, picture, isSolved, artwork }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width } = look;
  const isShown = picture.length > 0 && picture.length === width * height;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const image = isSolved ? artwork : undefined;
    const { ground, fills } = paintsOf(
      image === undefined ? look : lookOf({ width, palette: image.palette }),
    );
    context.clearRect(0, 0, width, height);
    for (let cell = 0; cell < picture.length; cell++) {
      const color =
        image === undefined ? Number.parseInt(picture[cell], 36) : (colorOf(image.grid.cells[cell]) ?? 0);
      if (color === 0 && !isSolved) continue;
      context.fillStyle = fills[color - 1] ?? ground;
      context.fillRect(cell % width, Math.trunc(cell / width), 1, 1);
    }
  }, [picture, look.colors, width, isSolved, artwork]);
  const ground = paintsOf(artwork === undefined ? look : lookOf({ width, palette: artwork.palette })).ground;
  return (
    <span
      class={`thumbnail ${isSolved && isShown ? 'thumbnail-solved' : ''} ${isShown && !isSolved ? 'thumbnail-begun' : ''}`}
      // A picture stands on its own ground: on a dark page its dark cells would look like the page.
      style={isSolved && isShown ? { background: ground } : undefined}
      aria-hidden="true"
    >
      {!(isSolved && isShown) && width > 0 && (
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
          <path class="thumbnail-sheet" d={`M0 0h${width}v${height}h${-width}z`} />
          <path class="thumbnail-rules" d={rules(width, height)} />
        </svg>
      )}
      {isShown && <canvas ref={canvas} width={width} height={height} />}
    </span>
  );
}

/** Lines after every fifth cell, as on the grid itself. */
function rules(width: number, height: number): string {
  const step = Math.max(width, height) > 5 ? 5 : 1;
  let path = '';
  for (let x = step; x < width; x += step) path += `M${x} 0v${height}`;
  for (let y = step; y < height; y += step) path += `M0 ${y}h${width}`;
  return path;
}
