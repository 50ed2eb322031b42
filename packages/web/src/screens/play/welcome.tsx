// For somebody new, who may have come here by a friend's link: the rules in two sentences over the foot of the
// grid, until they are read or the first cell is drawn.
import { changeSettings, settings } from '../../settings/settings.js';
import { play as words } from '../../strings/words.js';
import type { PlayModel } from './play-model.js';

export function Welcome({ model }: { model: PlayModel }) {
  const isBegun = model.play.value.done.length > 0 || model.stroke.value !== undefined;
  if (settings.value.introduced || isBegun) return null;
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return (
    <section class="play-welcome">
      <p>
        {words.welcome} {isTouch ? words.welcomeTouch : words.welcomeMouse}
      </p>
      <button
        type="button"
        class="button button-primary"
        onClick={() => changeSettings({ introduced: true })}
      >
        {words.gotIt}
      </button>
    </section>
  );
}
