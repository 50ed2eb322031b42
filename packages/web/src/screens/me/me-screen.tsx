// The player's own history: what was solved, when and how fast, techniques, milestones, and the way to another device.
import { techniqueTitle } from '@crosshatch/core/messages';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../components/icon.js';
import { dayOf, solvedOnTheirDay, streakOf } from '../../puzzles/dates.js';
import { LESSONS, learned } from '../../puzzles/lessons.js';
import { loadSolves, solvesById } from '../../puzzles/solves.js';
import { figuresOf } from '../../puzzles/statistics.js';
import { DataSection } from '../../settings/data-section.js';
import { type ScreenProps, useTitle } from '../../shell/screen.js';
import { home, locale, shell, meWords as words } from '../../strings/words.js';
import { timeText } from '../play/clock.js';
import { History } from './history.js';
import './me.css';
import { Tables } from './tables.js';

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
          <History solves={solves} />
          <Tables solves={solves} />
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
      <DataSection heading="h2" />
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
