// One line to think about: only the cells that follow accept ink, so that nobody learns to guess.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announce } from '../../shell/announcer.js';
import { learnWords as words } from '../../strings/words.js';
import type { PracticeLine } from '../../worker/practice.js';

interface Props {
  readonly line: PracticeLine;
  readonly onDone: () => void;
}

export function LineExercise({ line, onDone }: Props) {
  const found = useSignal<ReadonlySet<number>>(new Set());
  const refused = useSignal<number | undefined>(undefined);
  const marks = new Map(line.settles.map(({ cell, mark }) => [cell, mark]));
  const isDone = found.value.size === marks.size;
  useEffect(() => {
    if (!isDone) return;
    announce(line.sentence);
    onDone();
  }, [isDone]);
  const tap = (cell: number) => {
    if (line.cells[cell] !== 3 || found.peek().has(cell)) return;
    if (!marks.has(cell)) {
      refused.value = cell;
      announce(words.notCertain);
      return;
    }
    refused.value = undefined;
    found.value = new Set([...found.peek(), cell]);
  };
  return (
    <div class="exercise">
      <p class="exercise-question" data-verbatim>
        {line.question}
      </p>
      <div class="exercise-line" dir="ltr">
        <span class="exercise-clue" data-verbatim>
          {line.clue.join(' ')}
        </span>
        {line.cells.map((known, cell) => {
          const mark = known === 3 && found.value.has(cell) ? (marks.get(cell) ?? 3) : known;
          return (
            <button
              key={cell}
              type="button"
              class={`exercise-cell exercise-cell-${mark} ${refused.value === cell ? 'exercise-refused' : ''}`}
              aria-label={words.cell(cell + 1, words.marks[mark - 1])}
              onClick={() => tap(cell)}
            />
          );
        })}
      </div>
      <p class={`exercise-answer ${isDone ? 'exercise-right' : 'soft'}`} role="status" data-verbatim={isDone}>
        {isDone
          ? line.sentence
          : refused.value === undefined
            ? words.tapCells(marks.size - found.value.size)
            : words.notCertain}
      </p>
    </div>
  );
}
