// The course: twelve lessons, one per technique, and practice without end.
import { techniqueTitle } from '@crosshatch/core/messages';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../components/icon.js';
import { countPracticed, finishLesson, LESSONS, type Lesson, learned } from '../../puzzles/lessons.js';
import { endlessId } from '../../puzzles/made-id.js';
import { linkTo } from '../../route.js';
import { changeSettings } from '../../settings/settings.js';
import { NotHere, type ScreenProps, useTitle } from '../../shell/screen.js';
import { help, locale, shell, learnWords as words } from '../../strings/words.js';
import './learn.css';
import { LineExercise } from './line-exercise.js';
import { useLines } from './use-lines.js';
import { usePuzzle } from './use-puzzle.js';

/** The example and three lines of one's own. */
const LINES = 4;

export function LearnScreen({ rest }: ScreenProps) {
  if (rest === '') return <Course />;
  const [, kind, text] = /^(practise\/)?(\d{1,2})$/.exec(rest) ?? [];
  const lesson = LESSONS[Number(text) - 1];
  if (lesson === undefined) return <NotHere title={shell.notFound} text={shell.notFoundText} />;
  return <Lines key={rest} lesson={lesson} isEndless={kind !== undefined} />;
}

function Course() {
  useTitle(shell.learn);
  const { done } = learned.value;
  return (
    <div class="page learn">
      <h1>{shell.learn}</h1>
      <p class="soft">{words.lead}</p>
      <p>
        <strong>{words.progress(done.length, LESSONS.length)}</strong>
      </p>
      <ol class="lessons">
        {LESSONS.map((lesson, i) => (
          <li key={lesson} class="lesson-row">
            <a class="lesson-link" href={linkTo('learn', String(i + 1))}>
              <span class="lesson-number">{done.includes(lesson) ? <Icon name="check" /> : i + 1}</span>
              <span>
                <strong data-verbatim>{techniqueTitle(lesson, locale.value)}</strong>
                {done.includes(lesson) && <span class="visually-hidden"> {words.done}</span>}
              </span>
            </a>
            <a
              class="button"
              href={linkTo('learn', `practise/${i + 1}`)}
              aria-label={words.practiseOf(techniqueTitle(lesson, locale.value))}
            >
              {words.practise}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Lines({ lesson, isEndless }: { lesson: Lesson; isEndless: boolean }) {
  const title = techniqueTitle(lesson, locale.value);
  useTitle(title);
  const { line, next } = useLines(lesson);
  const code = usePuzzle(lesson);
  const [solved, setSolved] = useState(0);
  const [isDone, setDone] = useState(false);
  const isLast = !isEndless && solved >= LINES;
  useEffect(() => {
    if (!isLast) return;
    finishLesson(lesson);
    changeSettings({ introduced: true });
  }, [isLast]);
  const number = LESSONS.indexOf(lesson) + 1;
  return (
    <div class="page learn">
      <header class="learn-head">
        <a class="button button-quiet button-icon" href={linkTo('learn')} aria-label={shell.learn}>
          <Icon name="back" />
        </a>
        <h1 data-verbatim>{title}</h1>
      </header>
      <p class="soft">
        {isEndless ? words.practised(solved) : words.step(Math.min(solved + (isDone ? 0 : 1), LINES), LINES)}
      </p>
      {solved === 0 && !isDone && number === 1 && !isEndless && <p>{help.rules[0]}</p>}
      {line === undefined ? (
        <p class="soft">{shell.loading}</p>
      ) : (
        <LineExercise
          line={line}
          onDone={() => {
            setDone(true);
            setSolved(solved + 1);
            countPracticed(lesson);
          }}
        />
      )}
      <div class="row">
        {isDone && !isLast && (
          <button
            type="button"
            class="button button-primary"
            onClick={() => {
              setDone(false);
              next();
            }}
          >
            {words.next}
          </button>
        )}
        {(isLast || (isEndless && isDone)) && <PuzzleLink code={code} isMain={isLast} />}
        {isLast && number < LESSONS.length && (
          <a class="button" href={linkTo('learn', String(number + 1))}>
            {words.nextLesson}
          </a>
        )}
      </div>
      {isLast && <p>{words.lessonDone}</p>}
    </div>
  );
}

/** A puzzle whose hardest step is the technique, another one each time. */
function PuzzleLink({ code, isMain }: { code: string; isMain: boolean }) {
  return (
    <a class={isMain ? 'button button-primary' : 'button'} href={linkTo('play', endlessId(code))}>
      {words.puzzle}
    </a>
  );
}
