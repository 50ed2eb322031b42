// The tools: what a stroke draws, mirrors, undo and redo.
import type { IconName } from '../../components/icon.js';
import { IconButton } from '../../components/icon-button.js';
import { makeWords as words } from '../../strings/words.js';
import { blankDrawing, inverted } from './drawing.js';
import type { MakeSession } from './make-session.js';
import { MIRRORS, type Mirror, TOOLS, type Tool } from './tools.js';

const ICONS: Readonly<Record<Tool, IconName>> = {
  pencil: 'pencil',
  line: 'line',
  rectangle: 'rectangle',
  box: 'box',
  fill: 'bucket',
};

export function Toolbox({ session }: { session: MakeSession }) {
  const { history } = session;
  const { now, past, future } = history.value;
  return (
    <div class="toolbox" role="toolbar" aria-label={words.tools}>
      <div class="toolbox-part">
        {TOOLS.map((tool) => (
          <IconButton
            key={tool}
            icon={ICONS[tool]}
            label={words.tool[tool]}
            isPressed={session.tool.value === tool}
            onClick={() => {
              session.tool.value = tool;
            }}
          />
        ))}
      </div>
      <div class="toolbox-part">
        <IconButton
          kind="quiet"
          icon="undo"
          label={words.undo}
          disabled={past.length === 0}
          onClick={() => session.undo()}
        />
        <IconButton
          kind="quiet"
          icon="redo"
          label={words.redo}
          disabled={future.length === 0}
          onClick={() => session.redo()}
        />
      </div>
      <div class="toolbox-part">
        <label class="field toolbox-mirror">
          <span class="visually-hidden">{words.mirror}</span>
          <select
            value={session.mirror.value}
            onChange={(event) => {
              session.mirror.value = event.currentTarget.value as Mirror;
            }}
          >
            {MIRRORS.map((mirror) => (
              <option key={mirror} value={mirror}>
                {words.mirrors[mirror]}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          class="button button-quiet"
          onClick={() => session.change({ ...now, drawing: inverted(now.drawing) })}
        >
          {words.invert}
        </button>
        <button
          type="button"
          class="button button-quiet"
          onClick={() => session.change({ ...now, drawing: blankDrawing(now.drawing) })}
        >
          {words.clear}
        </button>
      </div>
    </div>
  );
}
