// A sheet over the lower part of the screen: what the assistant has to say, with what can be done about it. The
// grid never moves for it. On a wide screen it stands in the rail.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../../components/icon-button.js';
import { changeSettings } from '../../settings/settings.js';
import { play as words } from '../../strings/words.js';
import type { Assistant, Card } from './assistant.js';
import { useCovering } from './covering.js';
import type { PlayModel } from './play-model.js';
import type { Session } from './session.js';
import { swipe } from './swipe.js';
import { WhyTree } from './why-tree.js';

export function HintSheet({ session }: { session: Session }) {
  const { assistant, lives } = session;
  const { card, isThinking, isPicking } = assistant;
  const isSlow = useSlow(isThinking.value);
  if (isSlow) return <Thinking assistant={assistant} />;
  if (isPicking.value) return <Picking session={session} />;
  if (card.value !== undefined) return <CardSheet session={session} card={card.value} />;
  if (lives.left.value === 0) return <OutOfLives session={session} />;
  return null;
}

interface SheetProps {
  readonly session: Session;
  readonly title: string;
  readonly class?: string;
  readonly badge?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly onClose?: () => void;
  readonly onSwipe?: (by: number) => void;
}

function Sheet({ session, title, class: kind = '', badge, children, onClose, onSwipe }: SheetProps) {
  const element = useRef<HTMLElement>(null);
  useCovering(element, session.control);
  return (
    <section ref={element} class={`play-sheet ${kind}`} {...(onSwipe && swipe(onSwipe))}>
      <header>
        <h2>{title}</h2>
        {badge}
        {onClose !== undefined && (
          <IconButton kind="quiet" icon="close" label={words.dismiss} onClick={onClose} />
        )}
      </header>
      {children}
    </section>
  );
}

/** Most answers come at once: only a slow one gets a sign of thinking, until then the last card stays. */
function useSlow(isThinking: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isThinking) return;
    const timer = setTimeout(() => setSlow(true), 250);
    return () => clearTimeout(timer);
  }, [isThinking]);
  return isThinking && isSlow;
}

function Thinking({ assistant }: { assistant: Assistant }) {
  return (
    <section class="play-sheet play-sheet-line">
      <p>{words.thinking}</p>
      <button type="button" class="button" onClick={() => assistant.dismiss()}>
        {words.stop}
      </button>
    </section>
  );
}

function Picking({ session: { assistant } }: { session: Session }) {
  return (
    <section class="play-sheet play-sheet-line">
      <p>{words.whyPick}</p>
      <button type="button" class="button" onClick={() => assistant.dismiss()}>
        {words.dismiss}
      </button>
    </section>
  );
}

function CardSheet({ session, card }: { session: Session; card: Card }) {
  const { assistant, model } = session;
  const onSwipe = (by: number) => {
    if (card.steps !== undefined) assistant.turn(by);
    else if (by > 0 && card.level !== undefined && card.level < 4) assistant.hint();
  };
  return (
    <Sheet
      session={session}
      title={card.title}
      class="play-hint"
      badge={card.level !== undefined && <Level level={card.level} />}
      onClose={() => assistant.dismiss()}
      onSwipe={onSwipe}
    >
      <div class="play-sheet-text">
        {card.before?.map((sentence) => (
          <p key={sentence} class="soft">
            {sentence}
          </p>
        ))}
        {card.steps === undefined ? <p>{card.text}</p> : <WhyTree assistant={assistant} steps={card.steps} />}
      </div>
      <CardActions card={card} assistant={assistant} model={model} />
    </Sheet>
  );
}

interface ActionProps {
  readonly card: Card;
  readonly assistant: Assistant;
  readonly model: PlayModel;
}

function CardActions({ card, assistant, model }: ActionProps) {
  const settles = card.pointed?.settles ?? new Map();
  const { level, steps, offersBack } = card;
  return (
    <div class="row">
      {level !== undefined && level < 4 && (
        <button type="button" class="button button-primary" onClick={() => assistant.hint()}>
          {words.hintMore}
        </button>
      )}
      {level === 4 && settles.size > 0 && (
        <button type="button" class="button button-primary" onClick={() => model.settle(settles)}>
          {words.hintDo}
        </button>
      )}
      {offersBack && (
        <button type="button" class="button" onClick={() => assistant.goBack()}>
          {words.back}
        </button>
      )}
      {steps !== undefined && steps.all.length > 1 && (
        <>
          <button type="button" class="button" disabled={steps.at === 0} onClick={() => assistant.turn(-1)}>
            {words.previous}
          </button>
          <button
            type="button"
            class="button"
            disabled={steps.at === steps.all.length - 1}
            onClick={() => assistant.turn(1)}
          >
            {words.next}
          </button>
        </>
      )}
    </div>
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

function OutOfLives({ session }: { session: Session }) {
  return (
    <Sheet session={session} title={words.outOfLives}>
      <p class="play-sheet-text">{words.outOfLivesText}</p>
      <div class="row">
        <button type="button" class="button button-primary" onClick={() => session.playAgain()}>
          {words.clear}
        </button>
        <button type="button" class="button" onClick={() => changeSettings({ errors: 'live' })}>
          {words.goOnWithoutLives}
        </button>
      </div>
    </Sheet>
  );
}
