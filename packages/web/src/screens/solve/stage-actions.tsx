// What can be done with the puzzle on the stage: solve it or stop, play it, edit it, share it.
import { useSignal } from '@preact/signals';
import { Icon } from '../../components/icon.js';
import { entryOf } from '../../puzzles/entry.js';
import { keepPuzzle } from '../../puzzles/own.js';
import { goTo } from '../../router.js';
import { ShareDialog } from '../../share/share-dialog.js';
import { solveWords as words } from '../../strings/solve.js';
import type { SolveSession } from './solve-session.js';

export function StageActions({ session }: { session: SolveSession }) {
  const isSharing = useSignal(false);
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
      <button
        type="button"
        class="button"
        onClick={async () => {
          const entry = entryOf(document);
          await keepPuzzle(entry);
          goTo('play', entry.id);
        }}
      >
        {words.play}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          isSharing.value = true;
        }}
      >
        <Icon name="share" />
        {words.share}
      </button>
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
      {isSharing.value && (
        <ShareDialog
          document={document}
          onClose={() => {
            isSharing.value = false;
          }}
        />
      )}
    </div>
  );
}
