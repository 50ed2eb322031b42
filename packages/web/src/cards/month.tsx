// A month with its name and the ways to the months before and after it.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { IconButton } from '../components/icon-button.js';
import { dailyWords as words } from '../strings/words.js';
import { Calendar, monthsAfter } from './calendar.js';
import { dayText } from './titles.js';

interface Props {
  /** The first day of the earliest month that can be reached. */
  readonly first: string;
  /** The month of this day is shown first, and no later one can be reached. */
  readonly today: string;
  readonly day: (day: string) => ComponentChildren;
}

export function Month({ first, today, day }: Props) {
  const month = useSignal(`${today.slice(0, 7)}-01`);
  return (
    <>
      <div class="month-head">
        <IconButton
          kind="quiet"
          icon="back"
          label={words.earlier}
          disabled={month.value <= first}
          onClick={() => {
            month.value = monthsAfter(month.value, -1);
          }}
        />
        <h2 aria-live="polite" data-verbatim>
          {dayText(month.value, { month: 'long', year: 'numeric' })}
        </h2>
        <IconButton
          kind="quiet"
          icon="forward"
          label={words.later}
          disabled={month.value.slice(0, 7) >= today.slice(0, 7)}
          onClick={() => {
            month.value = monthsAfter(month.value, 1);
          }}
        />
      </div>
      <Calendar month={month.value} day={day} />
    </>
  );
}
