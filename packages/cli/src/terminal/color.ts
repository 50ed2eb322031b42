// The colours for a stream, from the user's option, FORCE_COLOR, NO_COLOR, or the terminal, in this order.
import type { ColorMode } from '@crosshatch/core/render';
import type { Environment, OutputStream } from '../context.js';
import type { PictureOptions } from '../options/shared-options.js';

export function colorMode(
  requested: PictureOptions['color'],
  stream: OutputStream,
  env: Environment,
): ColorMode {
  if (requested === false || requested === 'never') return 'none';
  if (requested === '16' || requested === '256' || requested === 'truecolor') return requested;
  const forced = forcedMode(env.FORCE_COLOR);
  if (requested === 'always') return terminalMode(stream, env) ?? forced ?? '16';
  if (forced !== undefined) return forced;
  if ((env.NO_COLOR ?? '') !== '') return 'none';
  return terminalMode(stream, env) ?? 'none';
}

/** FORCE_COLOR as in Node: 0 none, 1 sixteen, 2 256, 3 all; anything else enables colours. */
function forcedMode(value: string | undefined): ColorMode | undefined {
  if (value === undefined) return undefined;
  if (value === '0' || value === 'false') return 'none';
  if (value === '2') return '256';
  return value === '3' ? 'truecolor' : '16';
}

function terminalMode(stream: OutputStream, env: Environment): ColorMode | undefined {
  if (!stream.isTTY || stream.getColorDepth === undefined) return undefined;
  // Node would read these two itself, and warn if both are set.
  const depth = stream.getColorDepth({ ...env, NO_COLOR: undefined, FORCE_COLOR: undefined });
  if (depth >= 24) return 'truecolor';
  if (depth >= 8) return '256';
  return depth >= 4 ? '16' : 'none';
}
