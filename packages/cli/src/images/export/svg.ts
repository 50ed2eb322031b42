// A puzzle as SVG, static or animated.
import { drawAnimatedSvg, drawSvg } from '@crosshatch/core/render';
import { type PictureJob, screenLook } from './picture-job.js';
import { secondsPerFrame, solveFrames } from './solve-frames.js';

/** Maximum number of frames; more steps are combined. */
const MOST_FRAMES = 2000;

export async function svgContent({ pictures, options, context }: PictureJob): Promise<string> {
  const [picture] = pictures;
  const { document, grid } = picture;
  const look = screenLook(picture, options);
  if (!options.animate) return drawSvg(document, grid, look);
  const frames = await solveFrames(picture, { most: MOST_FRAMES, timeout: options.timeout }, context);
  return drawAnimatedSvg(document, frames, {
    ...look,
    secondsPerFrame: secondsPerFrame(frames.length, options.duration),
    ...(document.given === undefined ? {} : { given: document.given }),
  });
}
