// For somebody new, who may have come here by a friend's link: how to draw, and the way to the first lesson,
// over the foot of the grid until the first cell is drawn.

import { linkTo } from '../../route.js';
import { changeSettings, settings } from '../../settings/settings.js';
import { home, play as words } from '../../strings/words.js';
import type { PlayModel } from './play-model.js';

export function Welcome({ model }: { model: PlayModel }) {
  const isBegun = model.play.value.done.length > 0 || model.stroke.value !== undefined;
  if (settings.value.introduced || isBegun) return null;
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return (
    <section class="play-welcome">
      <p>{isTouch ? words.welcomeTouch : words.welcomeMouse}</p>
      <a class="button button-primary" href={linkTo('learn', '1')}>
        {home.lessonBegin}
      </a>
      <button type="button" class="button" onClick={() => changeSettings({ introduced: true })}>
        {words.gotIt}
      </button>
    </section>
  );
}
