// What the assistant says, with what can be done about it; or that a trial is under way.
import { Icon } from '../../components/icon.js';
import { changeSettings, settings } from '../../settings/settings.js';
import { play as words } from '../../strings/play.js';
import type { Assistant, Card } from './assistant.js';
import type { PlayModel } from './play-model.js';

interface Props {
  readonly assistant: Assistant;
  readonly model: PlayModel;
}

export function AssistantCard({ assistant, model }: Props) {
  const card = assistant.card.value;
  if (assistant.isThinking.value) {
    return (
      <section class="card-note">
        <p>{words.thinking}</p>
        <button type="button" class="button" onClick={() => assistant.dismiss()}>
          {words.stop}
        </button>
      </section>
    );
  }
  if (assistant.isPicking.value) {
    return (
      <section class="card-note">
        <p>{words.whyPick}</p>
        <button type="button" class="button" onClick={() => assistant.dismiss()}>
          {words.dismiss}
        </button>
      </section>
    );
  }
  if (card !== undefined) return <Told card={card} assistant={assistant} model={model} />;
  if (model.play.value.trial !== null) return <Trial model={model} />;
  return settings.value.introduced ? null : <Welcome />;
}

function Told({ card, assistant, model }: Props & { card: Card }) {
  const settles = card.pointed?.settles ?? new Map();
  return (
    <section class="card-note card-told">
      <header>
        <h2>{card.title}</h2>
        {card.level !== undefined && <Level level={card.level} />}
        <button
          type="button"
          class="button button-quiet button-icon"
          aria-label={words.dismiss}
          onClick={() => assistant.dismiss()}
        >
          <Icon name="close" />
        </button>
      </header>
      {card.before?.map((sentence) => (
        <p key={sentence} class="soft">
          {sentence}
        </p>
      ))}
      <p>{card.text}</p>
      <div class="row">
        {card.level !== undefined && card.level < 4 && (
          <button type="button" class="button button-primary" onClick={() => assistant.hint()}>
            {words.hintMore}
          </button>
        )}
        {card.level === 4 && settles.size > 0 && (
          <button type="button" class="button button-primary" onClick={() => model.settle(settles)}>
            {words.hintDo}
          </button>
        )}
        {card.offersBack && (
          <button type="button" class="button" onClick={() => assistant.goBack()}>
            {words.back}
          </button>
        )}
        {card.steps !== undefined && card.steps.all.length > 1 && (
          <>
            <button
              type="button"
              class="button"
              disabled={card.steps.at === 0}
              onClick={() => assistant.turn(-1)}
            >
              {words.previous}
            </button>
            <button
              type="button"
              class="button"
              disabled={card.steps.at === card.steps.all.length - 1}
              onClick={() => assistant.turn(1)}
            >
              {words.next}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

function Level({ level }: { level: number }) {
  return (
    <span class="level" aria-hidden="true">
      {[1, 2, 3, 4].map((part) => (
        <span key={part} class={part <= level ? 'level-on' : ''} />
      ))}
    </span>
  );
}

/** For somebody new, who may have come here by a friend's link: the rules in two sentences, until dismissed. */
function Welcome() {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return (
    <section class="card-note card-welcome">
      <p>
        {words.welcome} {isTouch ? words.welcomeTouch : words.welcomeMouse}
      </p>
      <button type="button" class="button" onClick={() => changeSettings({ introduced: true })}>
        {words.gotIt}
      </button>
    </section>
  );
}

function Trial({ model }: { model: PlayModel }) {
  return (
    <section class="card-note card-trial">
      <p>{words.guessing}</p>
      <div class="row">
        <button type="button" class="button" onClick={() => model.keep()}>
          {words.guessKeep}
        </button>
        <button type="button" class="button" onClick={() => model.drop()}>
          {words.guessDrop}
        </button>
      </div>
    </section>
  );
}
