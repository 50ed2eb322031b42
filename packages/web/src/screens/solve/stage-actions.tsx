// What can be done with the puzzle on the stage: solve it or stop, play it, edit it, share it.
import { Icon } from '../../components/icon.js';
import { goTo } from '../../router.js';
import { PlayButton, ShareButton } from '../../share/puzzle-buttons.js';
import { solveWords as words } from '../../strings/words.js';
import type { SolveSession } from './solve-session.js';

export function StageActions({ session }: { session: SolveSession }) {
  const document = session.document.value;
  if (document === undefined) return null;
  const result = session.result.value;
  const isWorking = session.phase.value === 'working';
  return (
    <div class="row stage-actions">
      {isWorking ? (
        <button type="button" class="button button-stop" onClick={() => session.stop()}>
          <Icon name="close" />
          {words.stop}
        </button>
      ) : (
        <button type="button" class="button button-primary" onClick={() => session.solve()}>
          {result === undefined ? words.solve : words.again}
        </button>
      )}
      <PlayButton document={document} label={words.play} />
      <ShareButton document={document} />
      {result?.verdict === 'unique' && (
        <button
          type="button"
          class="button"
          onClick={async () => goTo('make', await session.codeOf({ ...document, goal: result.solution }))}
        >
          <Icon name="pencil" />
          {words.edit}
        </button>
      )}
      {isWorking && <span class="soft">{words.working}</span>}
    </div>
  );
}
