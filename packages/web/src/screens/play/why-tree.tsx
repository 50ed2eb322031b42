// The reason of a cell as a tree: the last step first, the steps that it rests on unfold on demand. A step that is
// chosen is drawn on the grid.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../components/icon.js';
import { play as words } from '../../strings/words.js';
import type { Assistant, ShownSteps } from './assistant.js';
import './why-tree.css';

interface TreeProps {
  readonly assistant: Assistant;
  readonly steps: ShownSteps;
}

export function WhyTree({ assistant, steps }: TreeProps) {
  return (
    <ol class="why-tree" aria-label={words.whyTree}>
      <Step assistant={assistant} steps={steps} index={0} />
    </ol>
  );
}

function Step({ assistant, steps, index }: TreeProps & { readonly index: number }) {
  const { all, at, unfolded } = steps;
  const { sentence, elsewhere } = all[index];
  const reasons = all.flatMap(({ parent }, i) => (parent === index ? [i] : []));
  const isUnfolded = unfolded.has(index);
  return (
    <li>
      <Sentence isShown={index === at} onClick={() => assistant.walkTo(index)}>
        {all.length > 1 && <b>{index + 1}</b>} {sentence}
        {elsewhere.length > 0 && (
          <small> ({words.whyElsewhere(elsewhere.map((i) => i + 1).join(', '))})</small>
        )}
      </Sentence>
      {reasons.length > 0 && (
        <>
          <button
            type="button"
            class="why-fold"
            aria-expanded={isUnfolded}
            onClick={() => assistant.fold(index)}
          >
            <Icon name={isUnfolded ? 'down' : 'forward'} />
            {words.whyReasons(reasons.length)}
          </button>
          {isUnfolded && (
            <ol>
              {reasons.map((reason) => (
                <Step key={reason} assistant={assistant} steps={steps} index={reason} />
              ))}
            </ol>
          )}
        </>
      )}
    </li>
  );
}

interface SentenceProps {
  readonly isShown: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** The step that is drawn on the grid stays in view when the tree is walked. */
function Sentence({ isShown, onClick, children }: SentenceProps) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isShown) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <button
      ref={element}
      type="button"
      class="why-step"
      aria-current={isShown ? 'step' : undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
