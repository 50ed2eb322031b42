// What the drawing is worth as a puzzle, and one click to make it better.
import { notify } from '../../shell/announcer.js';
import { makeWords as words } from '../../strings/make.js';
import type { MakeSession } from './make-session.js';

export function VerdictCard({ session }: { session: MakeSession }) {
  const { judgement, isStale } = session.verdict;
  const told = judgement.value;
  const isEmpty = session.picture.value.drawing.cells.every((color) => color === 0);
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
      {!isEmpty && <Suggestions session={session} />}
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
  return <p class="grade-line">{words.grade(words.classes[result.class], result.number)}</p>;
}

function Suggestions({ session }: { session: MakeSession }) {
  const told = session.verdict.judgement.value;
  const isLineSolvable = told?.verdict === 'unique' && told.lineSolvable;
  if (told === undefined || isLineSolvable) return null;
  if (session.improving.value !== undefined) {
    return (
      <div class="row">
        <span class="soft">{words.improving}</span>
        <button type="button" class="button" onClick={() => session.cancelImproving()}>
          {words.stop}
        </button>
      </div>
    );
  }
  const improve = async (target: 'unique' | 'line-solvable') => {
    const cells = await session.improve(target);
    notify(cells === undefined ? words.notImproved : words.improved(cells));
  };
  return (
    <div class="row">
      {told.verdict !== 'unique' && (
        <button type="button" class="button button-primary" onClick={() => improve('unique')}>
          {words.makeUnique}
        </button>
      )}
      <button type="button" class="button" onClick={() => improve('line-solvable')}>
        {words.makeLineSolvable}
      </button>
    </div>
  );
}
