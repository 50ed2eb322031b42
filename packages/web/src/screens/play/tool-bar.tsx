// The tools within reach of a thumb: one row on a phone, the upper part of the rail on a wide screen.
import { isMono } from '@crosshatch/core/model';
import { Icon } from '../../components/icon.js';
import { IconButton } from '../../components/icon-button.js';
import { play as words } from '../../strings/words.js';
import { Colors } from './colors-bar.js';
import { TOOLS, type ToolName } from './play-model.js';
import type { Session } from './session.js';

const ICONS = { fill: 'fill', cross: 'cross', memo: 'memo', move: 'pan' } as const;
/** Those that stand behind "More" on a phone. */
const RARE: readonly ToolName[] = ['memo', 'move'];

export function ToolBar({ session }: { session: Session }) {
  const { model, assistant, control } = session;
  const { undo, redo } = model.history;
  const tool = model.tool.value;
  const isRare = RARE.includes(tool);
  return (
    <div class="tools">
      {!isMono(model.puzzle.palette) && <Colors session={session} />}
      <div class="tool-row">
        <fieldset class="tool-choice">
          <legend class="visually-hidden">{words.toolsLabel}</legend>
          {TOOLS.map((name) => (
            <button
              key={name}
              type="button"
              class={`button tool tool-${name} ${RARE.includes(name) ? 'tool-wide' : ''}`}
              aria-pressed={tool === name}
              onClick={() => session.chooseTool(name)}
            >
              <Icon name={ICONS[name]} />
              <span>{words.tools[name]}</span>
            </button>
          ))}
        </fieldset>
        <IconButton
          icon="undo"
          label={words.undo}
          class="tool-key"
          disabled={!undo}
          onClick={() => model.undo()}
        />
        <IconButton
          icon="redo"
          label={words.redo}
          class="tool-wide"
          disabled={!redo}
          onClick={() => model.redo()}
        />
        <button
          type="button"
          class="button button-primary tool-hint"
          aria-label={words.hint}
          onClick={() => assistant.hint()}
        >
          <Icon name="hint" />
          <span>{words.hint}</span>
        </button>
        <IconButton
          icon={isRare ? ICONS[tool] : 'menu'}
          label={isRare ? words.moreWith(words.tools[tool]) : words.more}
          class={`tool-more ${isRare ? 'tool-more-on' : ''}`}
          onClick={() => {
            session.isMoreOpen.value = true;
          }}
        />
        <div class="tool-view tool-wide">
          <IconButton kind="quiet" icon="minus" label={words.zoomOut} onClick={() => control.zoomBy(0.8)} />
          <IconButton kind="quiet" icon="plus" label={words.zoomIn} onClick={() => control.zoomBy(1.25)} />
          <IconButton kind="quiet" icon="fit" label={words.fit} onClick={() => control.fitAll()} />
          {document.fullscreenEnabled && (
            <IconButton kind="quiet" icon="screen" label={words.fullScreen} onClick={toggleFullScreen} />
          )}
        </div>
      </div>
    </div>
  );
}

function toggleFullScreen(): void {
  const change =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen();
  change.catch(() => undefined); // not allowed here
}
