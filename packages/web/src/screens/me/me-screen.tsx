// The player's own history: what was solved and how fast, techniques, milestones, and the way to another device.
import { techniqueTitle } from '@crosshatch/core/messages';
import { useEffect } from 'preact/hooks';
import { gradeWords } from '../../cards/grades.js';
import { Thumbnail } from '../../cards/thumbnail.js';
import { madeTitle } from '../../cards/titles.js';
import { Icon } from '../../components/icon.js';
import { dayOf, solvedOnTheirDay, streakOf } from '../../puzzles/dates.js';
import { LESSONS, learned } from '../../puzzles/lessons.js';
import type { SolveRecord } from '../../puzzles/solve-record.js';
import { loadSolves, solvesById } from '../../puzzles/solves.js';
import { linkTo } from '../../route.js';
import { DataSection } from '../../settings/data-section.js';
import { type ScreenProps, useTitle } from '../../shell/screen.js';
import { home, locale, shell, meWords as words } from '../../strings/words.js';
import { timeText } from '../play/clock.js';
import './me.css';
import { byGrade, bySize, type Figures, figuresOf, SIZE_LIMITS } from './statistics.js';

/** Pictures that are shown; older ones are in their packs and in the calendar. */
const SHOWN = 24;
/** Milestones: puzzles solved, days in a row. */
const SOLVED = [1, 10, 50, 100, 500, 1000];
const STREAKS = [3, 7, 30, 100];

export function MeScreen(_: ScreenProps) {
  useTitle(shell.me);
  useEffect(() => {
    loadSolves();
  }, []);
  const solves = [...(solvesById.value?.values() ?? [])].sort((a, b) => b.last - a.last);
  const all = figuresOf(solves.map(({ best }) => best));
  const streak = streakOf(solvedOnTheirDay(solves), dayOf(new Date()));
  const { done } = learned.value;
  return (
    <div class="page me">
      <h1>{shell.me}</h1>
      {solves.length === 0 ? (
        <p class="soft">{words.nothing}</p>
      ) : (
        <>
          <p class="me-sum">{words.sum(all.solved, timeText(all.median))}</p>
          <div class="me-tables">
            <Table
              title={words.bySize}
              rows={SIZE_LIMITS.flatMap((limit) => {
                const figures = bySize(solves).get(limit);
                return figures === undefined ? [] : [[words.upTo(limit), figures] as const];
              })}
            />
            <Table
              title={words.byGrade}
              rows={Array.from(byGrade(solves), ([grade, figures]) => [gradeWords(grade), figures] as const)}
            />
          </div>
          <Pictures solves={solves.slice(0, SHOWN)} />
        </>
      )}
      <section class="stack" aria-labelledby="me-milestones">
        <h2 id="me-milestones">{words.milestones}</h2>
        <ul class="me-list">
          {SOLVED.map((count) => (
            <Milestone key={count} text={words.solvedMilestone(count)} isReached={all.solved >= count} />
          ))}
          {STREAKS.map((days) => (
            <Milestone key={days} text={home.streak(days)} isReached={streak >= days} />
          ))}
        </ul>
      </section>
      <section class="stack" aria-labelledby="me-techniques">
        <h2 id="me-techniques">{words.techniques(done.length, LESSONS.length)}</h2>
        <ul class="me-list">
          {LESSONS.map((lesson) => (
            <Milestone
              key={lesson}
              text={techniqueTitle(lesson, locale.value)}
              isReached={done.includes(lesson)}
            />
          ))}
        </ul>
      </section>
      <DataSection />
    </div>
  );
}

function Milestone({ text, isReached }: { text: string; isReached: boolean }) {
  return (
    <li class={isReached ? 'me-item me-reached' : 'me-item'}>
      {isReached && <Icon name="check" />}
      <span data-verbatim>{text}</span>
      {isReached && <span class="visually-hidden"> {words.reached}</span>}
    </li>
  );
}

function Table({ title, rows }: { title: string; rows: readonly (readonly [string, Figures])[] }) {
  if (rows.length === 0) return null;
  return (
    <table class="me-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{home.solved}</th>
          <th scope="col">{words.best}</th>
          <th scope="col">{words.median}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { solved, best, median }]) => (
          <tr key={name}>
            <th scope="row" data-verbatim>
              {name}
            </th>
            <td>{solved}</td>
            <td>{timeText(best)}</td>
            <td>{timeText(median)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The newest pictures; each opens solved, where it can be replayed. */
function Pictures({ solves }: { solves: readonly SolveRecord[] }) {
  const shown = solves.filter(({ width, picture }) => width > 0 && picture !== '');
  if (shown.length === 0) return null;
  return (
    <section class="stack" aria-labelledby="me-pictures">
      <h2 id="me-pictures">{words.pictures}</h2>
      <ul class="me-pictures">
        {shown.map((solve) => (
          <li key={solve.id}>
            <a href={linkTo('play', solve.id)} aria-label={words.replay(madeTitle(solve.id) ?? solve.id)}>
              <Thumbnail
                look={solve}
                height={Math.round(solve.picture.length / solve.width)}
                picture={solve.picture}
                isSolved
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
