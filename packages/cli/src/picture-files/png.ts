// Scenes as PNG, by resvg. The numbers and titles are strokes, so that no font is needed; only text in
// scripts that our font does not have asks for those of the machine.
import type { Scene } from 'crosshatch';
import { sceneToSvg } from 'crosshatch/picture';

/** The picture as a file. */
export async function scenePng(scene: Scene): Promise<Uint8Array> {
  return (await rendered(scene)).asPng();
}

async function rendered(scene: Scene) {
  const { Resvg } = await import('@resvg/resvg-js');
  const svg = sceneToSvg(scene);
  return new Resvg(svg, { font: { loadSystemFonts: svg.includes('<text ') } }).render();
}
