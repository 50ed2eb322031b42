// What the drawing is worth as a puzzle, and one click to make it better.
import { gradeWords } from '../../strings/grades.js';
import { makeWords as words } from '../../strings/make.js';
import { ImprovePanel } from './improve-panel.js';
import type { MakeSession } from './make-session.js';

export function VerdictCard({ session }: { session: MakeSession }) {
  const { judgement, isStale } = session.verdict;
  const told = judgement.value;
  const isEmpty = session.isEmpty.value;
  const verdict = isEmpty || told === undefined ? 'none' : told.verdict;
  return (
    <section class={`panel card-${verdict}`} aria-label={words.verdict} aria-busy={isStale.value}>
      <div class="verdict-words" role="status">
        {isEmpty ? (
          <p class="soft">{words.empty}</p>
        ) : told === undefined ? (
          <p class="soft">{words.judging}</p>
        ) : (
          <>
            <h2>{words[told.verdict]}</h2>
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
  const told = session.verdict.judgement.value;
  switch (told?.verdict) {
    case 'unique':
      return told.lineSolvable ? words.uniqueLines : words.uniqueSearch;
    case 'multiple':
      return words.multipleText(told.cells.length, told.isExact);
    default:
      return words.undecidedText;
  }
}

function GradeLine({ session }: { session: MakeSession }) {
  const result = session.verdict.grade.value?.result;
  if (result?.verdict !== 'graded') return null;
  return <p class="verdict-grade">{gradeWords.line(gradeWords.classes[result.class], result.number)}</p>;
}
