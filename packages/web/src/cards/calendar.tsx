// A month of days: each can be a link, with a picture of what was done on it.
import type { ComponentChildren } from 'preact';
import { daysAfter } from '../puzzles/dates.js';
import { dayText } from './titles.js';
import './calendar.css';

interface Props {
  /** The first day of the month. */
  readonly month: string;
  /** The content of a day. */
  readonly day: (day: string) => ComponentChildren;
}

export function Calendar({ month, day }: Props) {
  const weeks = weeksOf(month);
  return (
    <table class="calendar">
      <caption class="visually-hidden" data-verbatim>
        {dayText(month, { month: 'long', year: 'numeric' })}
      </caption>
      <thead>
        <tr>
          {weeks[1].map((date) => (
            <th key={date} scope="col" abbr={dayText(date, { weekday: 'long' })} data-verbatim>
              {weekdayText(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td key={date}>{date.slice(0, 7) === month.slice(0, 7) ? day(date) : null}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Short, or a letter where a short name would not fit above a day. */
function weekdayText(date: string): string {
  const short = dayText(date, { weekday: 'short' });
  return short.length > 4 ? dayText(date, { weekday: 'narrow' }) : short;
}

/** The weeks that the month touches, from Monday to Sunday. */
function weeksOf(month: string): string[][] {
  const [year, number] = month.split('-').map(Number);
  const first = `${month.slice(0, 7)}-01`;
  const weekday = (new Date(year, number - 1, 1, 12).getDay() + 6) % 7;
  const weeks: string[][] = [];
  for (let day = daysAfter(first, -weekday); day.slice(0, 7) <= month.slice(0, 7); day = daysAfter(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, i) => daysAfter(day, i)));
  }
  return weeks;
}

/** The first day of a month some months later. */
export function monthsAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}
