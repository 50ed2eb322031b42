// The tools in hand's reach, and the rarer things to do: in a column beside the grid where there is room,
// else behind "More".
import { isMono } from '@crosshatch/core/model';
import { useState } from 'preact/hooks';
import { Dialog } from '../../components/dialog.js';
import { Icon, type IconName } from '../../components/icon.js';
import { IconButton } from '../../components/icon-button.js';
import { play as words } from '../../strings/play.js';
import { Colors } from './colors-bar.js';
import { TOOLS } from './play-model.js';
import type { Session } from './session.js';

const ICONS = { fill: 'fill', cross: 'cross', erase: 'erase', move: 'pan' } as const;

export function ToolBar({ session }: { session: Session }) {
  const { model, assistant, control } = session;
  const [isOpen, setOpen] = useState(false);
  const { done, undone } = model.play.value;
  return (
    <div class="tools">
      {!isMono(model.puzzle.palette) && <Colors session={session} />}
      <fieldset class="tool-group tool-choice">
        <legend class="visually-hidden">{words.toolsLabel}</legend>
        {TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            class={`button tool tool-${tool}`}
            aria-pressed={model.tool.value === tool}
            onClick={() => session.chooseTool(tool)}
          >
            <Icon name={ICONS[tool]} />
            <span>{words.tools[tool]}</span>
          </button>
        ))}
      </fieldset>
      <div class="tool-group">
        <IconButton
          icon="undo"
          label={words.undo}
          disabled={done.length === 0}
          onClick={() => model.undo()}
        />
        <IconButton
          icon="redo"
          label={words.redo}
          disabled={undone.length === 0}
          onClick={() => model.redo()}
        />
        <IconButton
          icon="minus"
          label={words.zoomOut}
          class="tool-wide"
          onClick={() => control.zoomBy(0.8)}
        />
        <IconButton icon="plus" label={words.zoomIn} class="tool-wide" onClick={() => control.zoomBy(1.25)} />
        <IconButton icon="fit" label={words.fit} class="tool-fit" onClick={() => control.fitAll()} />
        <button type="button" class="button button-primary tool-hint" onClick={() => assistant.hint()}>
          <Icon name="hint" />
          <span>{words.hint}</span>
        </button>
        <IconButton icon="menu" label={words.more} class="tool-more" onClick={() => setOpen(true)} />
      </div>
      {isOpen && (
        <Dialog title={words.moreTitle} onClose={() => setOpen(false)}>
          <div class="stack">
            <MoreActions session={session} onDone={() => setOpen(false)} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** The rarer things to do. */
export function MoreActions({ session, onDone }: { session: Session; onDone?: () => void }) {
  const { model, assistant } = session;
  const isTrying = model.play.value.trial !== null;
  const act = (run: () => unknown) => () => {
    onDone?.();
    run();
  };
  const actions: readonly (readonly [IconName, string, () => unknown])[] = [
    ['check', words.check, () => assistant.check()],
    ['why', words.why, () => assistant.pick()],
    ...(isTrying ? [] : [['guess', words.guess, () => session.tryOut()] as const]),
    ['cross', words.crossFinished, () => model.crossFinished()],
    [
      'trash',
      words.clear,
      () => {
        if (confirm(words.clearQuestion)) model.clear();
      },
    ],
    [
      'share',
      words.share,
      () => {
        session.isShareOpen.value = true;
      },
    ],
    [
      'help',
      words.keys,
      () => {
        session.isHelpOpen.value = true;
      },
    ],
  ];
  return (
    <>
      {actions.map(([icon, label, run]) => (
        <button key={label} type="button" class="button button-quiet action" onClick={act(run)}>
          <Icon name={icon} />
          <span>{label}</span>
        </button>
      ))}
    </>
  );
}
