// What the reading amounts to (sums, verdict, marks), and what to do with it.
import { capital, verdictDetail, verdictTitle } from '@crosshatch/core/messages';
import { Sums } from '../../clues/sums.js';
import { Icon } from '../../components/icon.js';
import { goTo } from '../../router.js';
import { locale, scanWords as words } from '../../strings/words.js';
import { playScanned } from './play-scanned.js';
import { openDoubts } from './reading.js';
import type { ScanSession } from './scan-session.js';

/** Below this, a number says less than the list of doubts. */
const WORTH_SHOWING = 0.01;

export function Outcome({ session }: { session: ScanSession }) {
  const reading = session.reading.value;
  const state = session.state.value;
  if (reading === undefined || state === undefined) return null;
  const result = session.verdict.result.value;
  const { marks, confidence, doubts } = reading.scanned;
  const filled = marks.filter(({ mark }) => mark === 'filled').length;
  return (
    <section
      class={`scan-verdict scan-verdict-${result?.verdict ?? 'open'} stack`}
      aria-label={words.verdict}
    >
      <div role="status">
        <h2>{result === undefined ? words.judging : capital(verdictTitle(result.verdict, locale.value))}</h2>
        {result !== undefined && (
          <p>{result.verdict === 'none' ? words.noneText : verdictDetail(result, locale.value)}</p>
        )}
      </div>
      <Sums state={state} entry={reading.entry} />
      {doubts.length === 0 && <p class="soft">{words.noDoubts}</p>}
      {openDoubts(reading).length > 0 && confidence >= WORTH_SHOWING && (
        <p class="soft">{words.sure(confidence)}</p>
      )}
      {marks.length > 0 && <p>{words.marks(filled, marks.length - filled)}</p>}
    </section>
  );
}

/** On a phone a bar above the one of the sections: large pictures push everything else off the screen. */
export function Actions({ session }: { session: ScanSession }) {
  const document = session.document.value;
  if (session.reading.value === undefined || session.state.value === undefined) return null;
  const isOff = document === undefined || session.phase.value !== 'done';
  return (
    <div class="scan-actions">
      <button
        type="button"
        class="button button-primary"
        disabled={isOff}
        onClick={async () => {
          if (document !== undefined) goTo('play', await playScanned(document));
        }}
      >
        <Icon name="play" />
        {words.play}
      </button>
      <button
        type="button"
        class="button"
        disabled={isOff}
        onClick={async () => {
          if (document !== undefined) goTo('solve', await session.code(document));
        }}
      >
        {words.solve}
      </button>
      <button
        type="button"
        class="button"
        disabled={isOff}
        onClick={async () => {
          if (document !== undefined) goTo('solve', `type/${await session.code(document)}`);
        }}
      >
        {words.edit}
      </button>
      {document === undefined && <p class="trouble">{words.fixFirst}</p>}
    </div>
  );
}
