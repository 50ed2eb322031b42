// Days as texts, `2026-11-18`, by the clock of the player; and the streak of days on which the daily was solved.

/** The day that a moment belongs to, here. */
export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Noon of a day, which exists on every day in every time zone. */
export function noonOf(day: string): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** Some days later; negative for earlier. */
export function daysAfter(day: string, days: number): string {
  const [year, month, date] = day.split('-').map(Number);
  return dayOf(new Date(year, month - 1, date + days, 12));
}

/** Days between two forgiven ones. */
const FORGIVEN_EVERY = 7;

/**
 * How many days in a row the daily was solved on its day, up to today; a day that is not over yet is no gap. One missed
 * day in a week is forgiven: it does not count, and does not end the streak.
 */
export function streakOf(solved: ReadonlySet<string>, today: string): number {
  let day = solved.has(today) ? today : daysAfter(today, -1);
  let length = 0;
  let sinceForgiven = FORGIVEN_EVERY;
  for (; ; day = daysAfter(day, -1)) {
    if (solved.has(day)) length += 1;
    else if (sinceForgiven >= FORGIVEN_EVERY && solved.has(daysAfter(day, -1))) sinceForgiven = 0;
    else return length;
    sinceForgiven += 1;
  }
}

/** The days whose daily was solved on the day itself, of all solves. */
export function solvedOnTheirDay(
  solves: Iterable<{ readonly id: string; readonly first: number }>,
): ReadonlySet<string> {
  const days = new Set<string>();
  for (const { id, first } of solves) {
    if (id === `daily-${dayOf(new Date(first))}`) days.add(id.slice('daily-'.length));
  }
  return days;
}
