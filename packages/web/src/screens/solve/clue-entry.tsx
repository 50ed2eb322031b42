// The clues to type: one field for each line, with what is wrong as it is typed, and the sums of both
// sides. Enter and the arrows go from line to line; a whole block of numbers can be pasted anywhere.

import { BLACK_ON_WHITE, isMono, minimumLength, type Puzzle } from '@crosshatch/core/model';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { type TypedClue, troubleWords } from '../../clues/clue-text.js';
import {
  type Entry,
  type EntryState,
  emptyEntry,
  entryOfPuzzle,
  examine,
  resizeEntry,
  type Side,
  setClue,
} from '../../clues/entry-grid.js';
import { pasteBlock } from '../../clues/paste-block.js';
import { Sums } from '../../clues/sums.js';
import { notify } from '../../shell/announcer.js';
import { clueWords, solveWords, whenRead } from '../../strings/words.js';
import type { SolveSession } from './solve-session.js';

const words = whenRead(() => solveWords.entry);
const NEW = { width: 10, height: 10 };
const PLACES: readonly Side[] = ['columns', 'rows'];

export function ClueEntry({ session }: { session: SolveSession }) {
  const first = session.document.peek()?.puzzle;
  const entry = useSignal<Entry>(first === undefined ? emptyEntry(NEW) : entryOfPuzzle(first));
  // What was typed here; renders may lag behind quick fingers, so the last one alone would not do.
  const typed = useRef(new WeakSet<Puzzle>());
  const form = useRef<HTMLDivElement>(null);
  const current = session.document.value?.puzzle;
  useEffect(() => {
    // A repair or another file has changed the puzzle: the fields follow.
    if (current === undefined || typed.current.has(current)) return;
    entry.value = entryOfPuzzle(current);
  }, [current]);
  const state = examine(entry.value);
  const change = (next: Entry) => {
    entry.value = next;
    const { puzzle, totals } = examine(next);
    // An empty sheet is a puzzle too, but nobody asks for its solution.
    const isBegun = totals.some(({ rows, columns }) => rows + columns > 0);
    if (puzzle !== undefined) typed.current.add(puzzle);
    session.use(puzzle === undefined || !isBegun ? undefined : { puzzle, meta: {} });
  };
  const resize = (width: number, height: number) => change(resizeEntry(entry.value, { width, height }));
  const { rows, columns, palette } = entry.value;
  return (
    <div class="entry stack" ref={form}>
      <div class="row entry-size">
        <SizeField label={words.width} value={columns.length} onChange={(n) => resize(n, rows.length)} />
        <SizeField label={words.height} value={rows.length} onChange={(n) => resize(columns.length, n)} />
        <button
          type="button"
          class="button button-quiet"
          onClick={() => change(emptyEntry({ width: columns.length, height: rows.length }, BLACK_ON_WHITE))}
        >
          {words.clear}
        </button>
      </div>
      <p class="soft entry-help">
        {words.help}
        {!isMono(palette) &&
          ` ${words.helpColors(palette.colors.map((c) => `${c.symbol} ${c.name}`).join(', '))}`}
      </p>
      <Sums state={state} entry={entry.value} />
      <div class="entry-sides">
        {PLACES.map((side) => (
          <EntrySide
            key={side}
            side={side}
            entry={entry.value}
            state={state}
            onText={(index, text) => change(setClue(entry.value, side, index, text))}
            onPaste={(index, text) => {
              const pasted = pasteBlock(entry.value, side, index, text);
              if (pasted === undefined) return false;
              change(pasted.entry);
              notify(words.pasted(pasted.clues));
              return true;
            }}
            onMove={(index, by) => focusField(form.current, side, index + by)}
          />
        ))}
      </div>
    </div>
  );
}

function focusField(form: HTMLElement | null, side: Side, index: number): void {
  // After the last column comes the first row: the order in which one reads a printed puzzle.
  const field =
    form?.querySelector<HTMLInputElement>(`[data-line="${side}-${index}"]`) ??
    (side === 'columns' && index > 0 ? form?.querySelector<HTMLInputElement>('[data-line="rows-0"]') : null);
  field?.focus();
  field?.select();
}

function SizeField(props: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <label class="field field-small">
      <span>{props.label}</span>
      <input
        type="number"
        min={1}
        max={100}
        value={props.value}
        onChange={(event) => {
          const value = event.currentTarget.valueAsNumber;
          if (value >= 1) props.onChange(Math.min(value, 100));
        }}
      />
    </label>
  );
}

interface SideProps {
  readonly side: Side;
  readonly entry: Entry;
  readonly state: EntryState;
  readonly onText: (index: number, text: string) => void;
  /** True when the paste was handled. */
  readonly onPaste: (index: number, text: string) => boolean;
  readonly onMove: (index: number, by: number) => void;
}

function EntrySide({ side, entry, state, onText, onPaste, onMove }: SideProps) {
  const id = useId();
  const room = side === 'rows' ? entry.columns.length : entry.rows.length;
  const offset = side === 'rows' ? 0 : entry.rows.length;
  const suspects = new Set(state.findings.flatMap((finding) => finding.suspects));
  return (
    <section class="entry-side" aria-labelledby={id}>
      <h2 id={id}>{words[side]}</h2>
      {entry[side].map((text, index) => {
        const clue = state[side][index];
        const note = noteOf(clue, room);
        const noteId = `${id}-${index}`;
        return (
          <div key={index} class={`entry-line${suspects.has(offset + index) ? ' entry-suspect' : ''}`}>
            <span class="entry-number" aria-hidden="true">
              {index + 1}
            </span>
            <input
              type="text"
              data-line={`${side}-${index}`}
              aria-label={side === 'rows' ? clueWords.row(index) : clueWords.column(index)}
              aria-describedby={noteId}
              aria-invalid={clue.trouble !== undefined}
              inputMode={isMono(entry.palette) ? 'decimal' : 'text'}
              enterkeyhint="next"
              autocomplete="off"
              value={text}
              onInput={(event) => onText(index, event.currentTarget.value)}
              onPaste={(event) => {
                if (onPaste(index, event.clipboardData?.getData('text') ?? '')) event.preventDefault();
              }}
              onKeyDown={(event) => {
                const by =
                  event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
                if (by === 0 || event.isComposing) return;
                event.preventDefault();
                onMove(index, by);
              }}
            />
            <span id={noteId} class={clue.trouble === undefined ? 'entry-note' : 'entry-note trouble'}>
              {note}
            </span>
          </div>
        );
      })}
    </section>
  );
}

function noteOf({ trouble, runs }: TypedClue, room: number): string {
  if (trouble !== undefined) return troubleWords(trouble);
  return runs.length === 0 ? '' : words.fills(minimumLength(runs), room);
}
