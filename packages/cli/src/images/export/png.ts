// Renders scenes as pixels and as PNG, with resvg. Numbers and titles are strokes and need no font; only scripts that our
// font lacks use the fonts of the machine.
import type { Scene } from '@crosshatch/core/render';
import { pictureLayout, puzzleScene, sceneToSvg } from '@crosshatch/core/render';
import { requirePixels } from './bounds.js';
import { type PictureJob, screenLook } from './picture-job.js';

export async function pngContent({ path, pictures: [picture], options }: PictureJob): Promise<Uint8Array> {
  const look = screenLook(picture, options);
  requirePixels(path, pictureLayout(picture.document, look));
  return (await rendered(puzzleScene(picture.document, picture.grid, look))).asPng();
}

/** The image in RGBA. */
export async function scenePixels(
  scene: Scene,
): Promise<{ width: number; height: number; pixels: Uint8Array }> {
  const { width, height, pixels } = await rendered(scene);
  return { width, height, pixels };
}

async function rendered(scene: Scene) {
  const { Resvg } = await import('@resvg/resvg-js');
  const svg = sceneToSvg(scene);
  return new Resvg(svg, { font: { loadSystemFonts: svg.includes('<text ') } }).render();
}
