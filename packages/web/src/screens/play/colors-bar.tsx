// The colours of a puzzle to draw with: swatches with their letter and key, so that nobody depends
// on colour alone.
import { contrasting } from '../../components/canvas-colors.js';
import { play as words } from '../../strings/words.js';
import './colors-bar.css';
import type { Session } from './session.js';

export function Colors({ session }: { session: Session }) {
  const { model } = session;
  return (
    <fieldset class="swatches">
      <legend class="visually-hidden">{words.colorsLabel}</legend>
      {model.puzzle.palette.colors.map(({ name, rgb, symbol }, i) => (
        <button
          key={name}
          type="button"
          class="swatch"
          aria-label={words.color(name, symbol, i + 1)}
          aria-pressed={model.color.value === i + 1}
          title={name}
          style={{ '--swatch': rgb, '--on-swatch': contrasting(rgb) }}
          onClick={() => session.chooseColor(i + 1)}
        >
          {symbol}
        </button>
      ))}
    </fieldset>
  );
}
