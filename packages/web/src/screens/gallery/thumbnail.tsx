// The square on a card: a sheet of graph paper in the puzzle's proportions, or the picture once solved.
import { type Artwork, colorOf, type Puzzle } from '@crosshatch/core/model';
import { useEffect, useRef } from 'preact/hooks';
import { pictureColors } from '../../grid/colors.js';

interface Props {
  readonly puzzle: Puzzle;
  /** One character per cell, as ProgressRecord has it; empty for an unsolved puzzle. */
  readonly picture: string;
  /** What the solved puzzle looks like, where it has colours of its own. */
  readonly artwork?: Artwork | undefined;
}

export function Thumbnail({ puzzle, picture, artwork }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = puzzle;
  const shown = picture.length === width * height;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { ground, fills } = pictureColors((artwork ?? puzzle).palette);
    for (let cell = 0; cell < picture.length; cell++) {
      const color =
        artwork === undefined ? Number.parseInt(picture[cell], 36) : (colorOf(artwork.grid.cells[cell]) ?? 0);
      context.fillStyle = fills[color - 1] ?? ground;
      context.fillRect(cell % width, Math.trunc(cell / width), 1, 1);
    }
  }, [picture, puzzle, artwork]);
  return (
    <span class={`thumbnail ${shown ? 'thumbnail-solved' : ''}`} aria-hidden="true">
      {shown ? (
        <canvas ref={canvas} width={width} height={height} />
      ) : (
        <svg aria-hidden="true" viewBox={`-1 -1 ${width + 2} ${height + 2}`}>
          <path class="thumbnail-sheet" d={`M0 0h${width}v${height}h${-width}z`} />
          <path class="thumbnail-rules" d={rules(width, height)} />
        </svg>
      )}
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
