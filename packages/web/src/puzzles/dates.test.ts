import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf, daysAfter, noonOf, solvedOnTheirDay, streakOf } from './dates.js';
import { dailyId, endlessId, madeIdOf } from './made-id.js';

test('days before and after, over months, leap days and changes of the clock', () => {
  assert.equal(daysAfter('2026-11-30', 1), '2026-12-01');
  assert.equal(daysAfter('2028-02-28', 1), '2028-02-29');
  assert.equal(daysAfter('2027-03-01', -1), '2027-02-28');
  for (let day = '2026-01-01'; day < '2027-01-01'; day = daysAfter(day, 1)) {
    assert.equal(daysAfter(daysAfter(day, 1), -1), day);
    assert.equal(dayOf(noonOf(day)), day);
  }
});

/** The streak on the 20th, of days of November 2026. */
function streak(...days: number[]): number {
  return streakOf(new Set(days.map((day) => `2026-11-${String(day).padStart(2, '0')}`)), '2026-11-20');
}

test('a streak counts the days up to today, or up to yesterday while today is not solved', () => {
  assert.equal(streak(), 0);
  assert.equal(streak(20), 1);
  assert.equal(streak(19), 1);
  assert.equal(streak(18, 19, 20), 3);
});

test('one missed day in a week is forgiven, a second one is not', () => {
  assert.equal(streak(18, 20), 2);
  assert.equal(streak(15, 16, 18, 19, 20), 5);
  assert.equal(streak(16, 18, 20), 2);
  assert.equal(streak(17, 20), 1, 'two days in a row are a gap');
  // The 19th and the 12th are a week apart.
  assert.equal(streak(11, 13, 14, 15, 16, 17, 18, 20), 8);
  assert.equal(streak(12, 14, 15, 16, 17, 18, 20), 6);
});

test('only a daily that was solved on its day counts', () => {
  const at = (day: string) => noonOf(day).getTime();
  const solves = [
    { id: 'daily-2026-11-18', first: at('2026-11-18') },
    { id: 'daily-2026-11-17', first: at('2026-11-18') },
    { id: 'umbrella', first: at('2026-11-18') },
  ];
  assert.deepEqual([...solvedOnTheirDay(solves)], ['2026-11-18']);
});

test('ids of made puzzles say what they are made from', () => {
  assert.deepEqual(madeIdOf(dailyId('2026-11-18')), { kind: 'daily', date: '2026-11-18' });
  assert.deepEqual(madeIdOf(endlessId('1-04MA-60QX-7ZKH')), { kind: 'endless', code: '1-04MA-60QX-7ZKH' });
  for (const id of ['umbrella', 'p-0123456789abcdef', 'daily-', 'daily-18', 'endless-']) {
    assert.equal(madeIdOf(id), undefined, id);
  }
});
