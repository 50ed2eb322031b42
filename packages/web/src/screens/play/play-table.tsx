// The play screen: the grid, the tools round it, what the assistant says, the end.
import { useEffect } from 'preact/hooks';
import { GridCanvas } from '../../grid/grid-canvas.js';
import type { GridActions } from '../../grid/pointers.js';
import { shownTitle } from '../../puzzles/title.js';
import { settings } from '../../settings/settings.js';
import { LazyShareDialog } from '../../share/puzzle-buttons.js';
import { announce, notify } from '../../shell/announcer.js';
import { useTitle } from '../../shell/screen.js';
import { play as words } from '../../strings/words.js';
import { ClueStrip } from './clue-strip.js';
import { EndPanel } from './end-panel.js';
import { HelpDialog } from './help-dialog.js';
import { HintSheet } from './hint-sheet.js';
import { pressKey, releaseKey } from './keys.js';
import { MoreActions, MoreDialog } from './more-actions.js';
import './play.css';
import './play-dialogs.css';
import './play-panels.css';
import { PlayHead } from './play-head.js';
import type { Session } from './session.js';
import { changeWords } from './speech.js';
import { ToolBar } from './tool-bar.js';
import { Welcome } from './welcome.js';

export function PlayTable({ session }: { session: Session }) {
  const { model, control, entry, ending } = session;
  const title = shownTitle(entry, model.solved.value || !session.isFresh) || words.untitled;
  useTitle(title);
  useEffect(() => session.run(), [session]);
  useEffect(() => listenToKeys(session), [session]);
  const isOver = model.solved.value;
  return (
    <div
      class={`play ${isOver ? 'play-over' : ''}`}
      data-hand={settings.value.leftHanded ? 'left' : 'right'}
      onPointerDown={() => ending.skip()}
    >
      <PlayHead session={session} title={title} />
      <div class="play-stage">
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
        {!isOver && <ClueStrip session={session} />}
        {!isOver && <Welcome model={model} />}
        {session.clock.isPaused.value && !isOver && <Paused session={session} />}
      </div>
      <div class="play-rail">
        <ToolBar session={session} />
        <div class="play-actions">
          <MoreActions session={session} isRail />
        </div>
      </div>
      {isOver ? <EndPanel session={session} /> : <HintSheet session={session} />}
      <MoreDialog session={session} />
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
          title={title}
          onClose={() => {
            session.isShareOpen.value = false;
          }}
        />
      )}
    </div>
  );
}

/** Covers the grid: a pause is no time to think. */
function Paused({ session }: { session: Session }) {
  return (
    <button type="button" class="play-paused" onClick={() => session.togglePause()}>
      <strong>{words.paused}</strong>
      <span>{words.pausedNote}</span>
    </button>
  );
}

function actionsOf(session: Session): GridActions {
  const { model, assistant, lives } = session;
  return {
    begin: (cell, button) => {
      session.strip.value = undefined;
      if (assistant.isPicking.peek()) {
        model.cursor.value = cell;
        assistant.why(cell);
        return false;
      }
      return lives.left.peek() !== 0 && model.begin(cell, button);
    },
    extend: (cell) => model.extend(cell),
    ...(settings.value.longPress
      ? {
          hold: (part: number | undefined) => {
            session.held.value = part === 1 ? undefined : part;
            if (part !== 1) return;
            session.feedback.give('cross');
            model.swap();
          },
        }
      : {}),
    end: () => {
      const ended = model.end();
      const say = ended.isOnGiven ? notify : announce;
      say(changeWords(model.puzzle, ended));
    },
    cancel: () => model.cancel(),
    hover: (cell) => {
      model.hover.value = cell;
    },
    tapClue: (side, index) => {
      const line = side === 'rows' ? index : model.puzzle.height + index;
      session.strip.value = session.strip.peek() === line ? undefined : line;
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
    session.ending.skip();
    if (event.defaultPrevented || session.model.solved.peek()) return;
    // Players who dictate may switch single letters off; on the grid itself they always work.
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
