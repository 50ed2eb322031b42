// One click makes a drawing a better puzzle: unique, solvable without guessing, or as hard as wanted. While
// it looks, how far it is and a way to stop; afterwards what it did, and what it could not do.

import type { ImproveTarget } from '@crosshatch/core/make';
import { capital, gradeTexts } from '@crosshatch/core/messages';
import { useEffect } from 'preact/hooks';
import { announce, notify } from '../../shell/announcer.js';
import { locale, makeWords, whenRead } from '../../strings/words.js';
import type { ImproveOutcome, MakeSession } from './make-session.js';

const words = whenRead(() => makeWords.improve);
const GRADES = ['easy', 'medium', 'hard'] as const;

export function ImprovePanel({ session }: { session: MakeSession }) {
  const outcome = session.outcome.value;
  const said = outcome === undefined ? '' : outcomeWords(outcome);
  useEffect(() => {
    if (said === '') return;
    // Beside the sheet it is seen; below it, on a small screen, it is not.
    const say = matchMedia('(min-width: 60rem)').matches ? announce : notify;
    say(said);
  }, [outcome]);
  return (
    <>
      {said !== '' && <p class="outcome">{said}</p>}
      {session.improving.value === undefined ? (
        <Suggestions session={session} />
      ) : (
        <Working session={session} />
      )}
    </>
  );
}

function Working({ session }: { session: MakeSession }) {
  const progress = session.improving.value?.progress;
  return (
    <div class="row working">
      <button type="button" class="button" onClick={() => session.cancelImproving()}>
        {words.stop}
      </button>
      <span class="soft">
        {progress === undefined ? words.working : words.workingSoFar(progress.changed, progress.open)}
      </span>
    </div>
  );
}

function Suggestions({ session }: { session: MakeSession }) {
  const judgement = session.verdict.judgement.value;
  if (judgement === undefined) return null;
  const grade = session.verdict.grade.value?.result;
  const now = grade?.verdict === 'graded' ? grade.class : undefined;
  const isUnique = judgement.verdict === 'unique';
  const isLineSolvable = isUnique && judgement.lineSolvable;
  const improve = (target: ImproveTarget) => () => session.improve(target);
  return (
    <>
      {!isLineSolvable && (
        <div class="row">
          {!isUnique && (
            <button type="button" class="button button-primary" onClick={improve('unique')}>
              {words.makeUnique}
            </button>
          )}
          <button type="button" class="button" onClick={improve('line-solvable')}>
            {words.makeLineSolvable}
          </button>
        </div>
      )}
      <fieldset class="group grades">
        <legend>{words.makeGraded}</legend>
        <div class="row">
          {GRADES.map((target) => (
            <button
              key={target}
              type="button"
              class="button"
              disabled={now === target}
              onClick={improve(target)}
            >
              {capital(gradeTexts(locale.value).classes[target])}
            </button>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function outcomeWords({ target, end, changed, open, isLimit }: ImproveOutcome): string {
  if (end === 'stopped') return words.stopped;
  if (end === 'reached') return changed === 0 ? words.nothingToChange : words.changed(changed);
  const done = changed === 0 ? words.nothingChanged : words.changed(changed);
  const why = isLimit ? words.limit : words.stuck;
  return [words.notReached(words.targets[target]), why, words.nearest, done, open > 0 ? words.open(open) : '']
    .filter((sentence) => sentence !== '')
    .join(' ');
}
