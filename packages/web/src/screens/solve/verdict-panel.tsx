// What the solve came to, in words: the verdict, what would fix the puzzle, how hard it is.
import type { Ambiguous, Diagnosis, Unsolvable } from '@crosshatch/core/explain';
import {
  asSentence,
  capital,
  diagnosisTexts,
  findingMessage,
  gradeTexts,
  verdictDetail,
  verdictTitle,
} from '@crosshatch/core/messages';
import type { SolveResult } from '@crosshatch/core/solve';
import { useEffect } from 'preact/hooks';
import { announce } from '../../shell/announcer.js';
import { locale, solveWords as words } from '../../strings/words.js';
import type { GradeAnswer } from '../../worker/questions.js';
import type { SolveSession } from './solve-session.js';

export function VerdictPanel({ session }: { session: SolveSession }) {
  const result = session.result.value;
  const phase = session.phase.value;
  const heading = result === undefined ? '' : capital(verdictTitle(result.verdict, locale.value));
  useEffect(() => {
    if (heading !== '') announce(heading);
  }, [result]);
  if (phase === 'failed') return <p class="trouble">{words.failed}</p>;
  if (result === undefined) return phase === 'stopped' ? <p class="verdict">{words.stopped}</p> : null;
  return (
    <section class={`verdict verdict-${result.verdict} stack`} aria-label={heading}>
      <h2>{heading}</h2>
      <p>{sentenceOf(result, session.diagnosis.value)}</p>
      {result.verdict === 'none' && <Fixing session={session} />}
      {result.verdict === 'multiple' && <Giving session={session} />}
      {result.verdict === 'unique' && <GradeReport grade={session.grade.value} phase={phase} />}
      {phase === 'stopped' && <p class="soft">{words.stoppedRest}</p>}
    </section>
  );
}

function sentenceOf(result: SolveResult, diagnosis: Diagnosis | undefined): string {
  if (diagnosis?.kind !== 'ambiguous') return verdictDetail(result, locale.value);
  const { cells, isExact } = diagnosis;
  return verdictDetail(result, locale.value, { cells: cells.length, isExact });
}

function Fixing({ session }: { session: SolveSession }) {
  const diagnosis = session.diagnosis.value;
  const puzzle = session.document.value?.puzzle;
  if (diagnosis?.kind !== 'unsolvable' || puzzle === undefined) {
    return session.phase.value === 'working' ? <p class="soft">{words.repairsLooking}</p> : null;
  }
  return (
    <>
      {diagnosis.totals.map((finding) => (
        <p key={finding.color}>{asSentence(findingMessage(finding, puzzle, locale.value))}</p>
      ))}
      <Repairs session={session} diagnosis={diagnosis} />
      <details>
        <summary>{words.story}</summary>
        <ol class="story">
          {diagnosis.contradiction.words.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** The most repairs that are offered: the likeliest come first. */
const MOST_REPAIRS = 6;

function Repairs({ session, diagnosis }: { session: SolveSession; diagnosis: Unsolvable }) {
  const { repairs, isComplete } = diagnosis;
  const texts = diagnosisTexts(locale.value);
  if (repairs.length === 0) return <p>{texts.slips(0, isComplete)}</p>;
  return (
    <div class="stack">
      <h3>{words.repairs}</h3>
      <ul class="repairs">
        {repairs.slice(0, MOST_REPAIRS).map((repair) => (
          <li key={repair.words} class="repair">
            <span>
              {repair.words}
              {repair.verdict === 'multiple' && <small class="soft"> {texts.leavesSeveral}</small>}
            </span>
            <button
              type="button"
              class="button"
              aria-label={`${words.repair}: ${repair.words}`}
              onClick={() => session.repair(repair)}
            >
              {words.repair}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Giving({ session }: { session: SolveSession }) {
  const diagnosis = session.diagnosis.value;
  if (diagnosis?.kind !== 'ambiguous' || diagnosis.give.quality === 'partly') return null;
  const { give }: Ambiguous = diagnosis;
  return (
    <div class="row">
      <button type="button" class="button" onClick={() => session.give(give.cells)}>
        {words.give(give.cells.length)}
      </button>
      <span class="soft">{words.giveText}</span>
    </div>
  );
}

function GradeReport({ grade, phase }: { grade: GradeAnswer | undefined; phase: string }) {
  if (grade === undefined) return phase === 'working' ? <p class="soft">{words.grading}</p> : null;
  const { result, techniques } = grade;
  if (result.verdict !== 'graded') return null;
  const texts = gradeTexts(locale.value);
  const round = result.rounds[result.narrowest];
  return (
    <div class="stack">
      <h3>{words.grade}</h3>
      <div>
        <p class="grade-line">{texts.graded(texts.classes[result.class], result.number)}</p>
        <meter class="grade-bar" min={0} max={100} value={result.number} aria-label={words.grade} />
      </div>
      <p>
        {techniques.length > 0 && words.gradeHardest(techniques[techniques.length - 1].title)}{' '}
        {words.gradeSteps(result.steps, result.rounds.length)}{' '}
        {round !== undefined && words.gradeNarrow(round.footholds)}
      </p>
      {techniques.length > 0 && (
        <details>
          <summary>{words.gradeTechniques}</summary>
          <ul class="techniques">
            {techniques.map(({ title, uses }) => (
              <li key={title} class="technique">
                {words.techniqueUses(title, uses)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
