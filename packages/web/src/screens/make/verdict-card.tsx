// What the drawing is worth as a puzzle, and one click to make it better.
import { capital, gradeTexts, verdictDetail, verdictTitle } from '@crosshatch/core/messages';
import { locale, makeWords as words } from '../../strings/words.js';
import { ImprovePanel } from './improve-panel.js';
import type { MakeSession } from './make-session.js';

export function VerdictCard({ session }: { session: MakeSession }) {
  const { judgement, isStale } = session.verdict;
  const judged = judgement.value;
  const isEmpty = session.isEmpty.value;
  const verdict = isEmpty || judged === undefined ? 'none' : judged.verdict;
  return (
    <section class={`panel card-${verdict}`} aria-label={words.verdict} aria-busy={isStale.value}>
      <div class="verdict-words" role="status">
        {isEmpty ? (
          <p class="soft">{words.empty}</p>
        ) : judged === undefined ? (
          <p class="soft">{words.judging}</p>
        ) : (
          <>
            <h2>{capital(verdictTitle(judged.verdict, locale.value))}</h2>
            <p>{sentence(session)}</p>
          </>
        )}
      </div>
      {!isEmpty && <GradeLine session={session} />}
      {!isEmpty && <ImprovePanel session={session} />}
    </section>
  );
}

function sentence(session: MakeSession): string {
  const judged = session.verdict.judgement.value;
  switch (judged?.verdict) {
    case 'unique':
      return verdictDetail(judged, locale.value);
    case 'multiple':
      return words.multipleText(judged.cells.length, judged.isExact);
    default:
      return words.undecidedText;
  }
}

function GradeLine({ session }: { session: MakeSession }) {
  const result = session.verdict.grade.value?.result;
  if (result?.verdict !== 'graded') return null;
  const { graded, classes } = gradeTexts(locale.value);
  return <p class="verdict-grade">{graded(classes[result.class], result.number)}</p>;
}
