// The table on which a puzzle lies: the grid, the tools round it, what the assistant says, the end.
import { useEffect } from 'preact/hooks';
import { GridCanvas } from '../../grid/grid-canvas.js';
import type { GridActions } from '../../grid/pointers.js';
import { settings } from '../../settings/settings.js';
import { LazyShareDialog } from '../../share/puzzle-buttons.js';
import { announce, notify } from '../../shell/announcer.js';
import { useTitle } from '../../shell/screen.js';
import { play as words } from '../../strings/play.js';
import { AssistantCard } from './assistant-card.js';
import { EndCard } from './end-card.js';
import { HelpDialog } from './help-dialog.js';
import { pressKey, releaseKey } from './keys.js';
import './play.css';
import { PlayHead } from './play-head.js';
import { Readout } from './readout.js';
import { reveal } from './reveal.js';
import type { Session } from './session.js';
import { changeWords } from './speech.js';
import { MoreActions, ToolBar } from './tool-bar.js';

export function PlayTable({ session }: { session: Session }) {
  const { model, control, entry, assistant } = session;
  const title = entry.document.meta.title || words.untitled;
  useTitle(title);
  useEffect(() => session.run(), [session]);
  const isOver = model.solved.value;
  useEffect(() => (isOver ? reveal(session) : undefined), [session, isOver]);
  useEffect(() => listenToKeys(session), [session]);
  return (
    <div class={`play ${isOver ? 'play-over' : ''}`}>
      <PlayHead session={session} title={title} />
      <GridCanvas
        control={control}
        scene={session.scene}
        actions={actionsOf(session)}
        isMoving={() => model.tool.peek() === 'move' || model.solved.peek()}
        label={words.gridLabel(title, model.puzzle.width, model.puzzle.height)}
        description={words.gridHelp}
        onFocus={(event) => {
          // Reached by Tab, not by a click: then the keyboard is in use.
          model.hasCursor.value = event.currentTarget.matches(':focus-visible:not([data-pointed])');
        }}
        onBlur={() => {
          model.hasCursor.value = false;
        }}
      />
      <aside class="play-side">
        {isOver ? (
          <EndCard session={session} />
        ) : (
          <>
            <Readout session={session} />
            <AssistantCard assistant={assistant} model={model} />
            <ToolBar session={session} />
            <div class="play-actions">
              <MoreActions session={session} />
            </div>
          </>
        )}
      </aside>
      {session.isHelpOpen.value && (
        <HelpDialog
          onClose={() => {
            session.isHelpOpen.value = false;
          }}
        />
      )}
      {session.isShareOpen.value && (
        <LazyShareDialog
          document={entry.document}
          onClose={() => {
            session.isShareOpen.value = false;
          }}
        />
      )}
    </div>
  );
}

function actionsOf({ model, assistant }: Session): GridActions {
  return {
    begin: (cell, button) => {
      if (assistant.isPicking.peek()) {
        model.cursor.value = cell;
        assistant.why(cell);
        return false;
      }
      return model.begin(cell, button);
    },
    extend: (cell) => model.extend(cell),
    swap: () => model.swap(),
    end: () => {
      const ended = model.end();
      const say = ended.isOnGiven ? notify : announce;
      say(changeWords(model.puzzle, ended));
    },
    cancel: () => model.cancel(),
    hover: (cell) => {
      model.hover.value = cell;
    },
  };
}

function isLetter(event: KeyboardEvent): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey;
}

/** Keys work wherever the focus is, except where they mean something else. */
function listenToKeys(session: Session): () => void {
  const down = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (target.closest('dialog, input, textarea, select') !== null) return;
    const isControl = target.closest('a, button') !== null;
    if (isControl && (event.key === ' ' || event.key === 'Enter')) return;
    if (event.defaultPrevented || session.model.solved.peek()) return;
    // Whoever speaks to the machine may switch single letters off; on the grid itself they always work.
    const isOnGrid = target.closest('.grid-canvas') !== null;
    if (!isOnGrid && !settings.value.letterKeys && isLetter(event)) return;
    if (pressKey(session, event)) event.preventDefault();
  };
  const up = (event: KeyboardEvent) => releaseKey(session, event);
  addEventListener('keydown', down);
  addEventListener('keyup', up);
  return () => {
    removeEventListener('keydown', down);
    removeEventListener('keyup', up);
  };
}
