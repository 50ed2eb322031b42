// What is inside the element: the grid, a row of tools, and a line for what there is to say.

import type { Locale } from '@crosshatch/core/messages';
import type { PuzzleDocument } from '@crosshatch/core/model';
import { beginPlay } from '@crosshatch/core/play';
import { computed, effect, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Icon, type IconName } from '../components/icon.js';
import { clueShape } from '../grid/geometry.js';
import { GridCanvas } from '../grid/grid-canvas.js';
import { GridControl } from '../grid/grid-control.js';
import type { GridScene } from '../grid/scene.js';
import { PlayModel } from '../screens/play/play-model.js';
import { EMBED_WORDS } from './embed-words.js';

export const TOOLS = ['fill', 'cross', 'undo', 'redo', 'hint'] as const;
export type EmbedTool = (typeof TOOLS)[number];

interface Props {
  readonly document: PuzzleDocument;
  readonly locale: Locale;
  readonly tools: readonly EmbedTool[];
  readonly onProgress: (done: number) => void;
  readonly onSolved: () => void;
}

const ICONS: Readonly<Record<EmbedTool, IconName>> = {
  fill: 'fill',
  cross: 'cross',
  undo: 'undo',
  redo: 'redo',
  hint: 'hint',
};

export function PuzzleView({ document, locale, tools, onProgress, onSolved }: Props) {
  const { puzzle, given } = document;
  const words = EMBED_WORDS[locale];
  const stage = useMemo(() => {
    const play = beginPlay(puzzle, given === undefined ? {} : { given });
    const model = new PlayModel(puzzle, play);
    const hasLetters = puzzle.palette.colors.length > 1;
    const control = new GridControl(computed(() => clueShape(puzzle, hasLetters)));
    return {
      model,
      control,
      status: signal(''),
      next: signal<ReadonlyMap<number, number> | undefined>(undefined),
    };
  }, [document]);
  const { model, control, status, next } = stage;
  useEffect(() => {
    let isFirst = true;
    let wasSolved = model.solved.peek();
    return effect(() => {
      void model.play.value;
      const [done, isSolved] = [model.done(), model.solved.value];
      if (!isFirst) onProgress(done);
      if (isSolved && !wasSolved) onSolved();
      isFirst = false;
      wasSolved = isSolved;
      status.value = '';
      next.value = undefined;
    });
  }, [stage]);
  const scene = useMemo(
    () => (): GridScene => ({
      puzzle,
      grid: model.play.value.grid,
      given: model.given,
      struck: model.struck.value,
      lit: model.solved.value ? undefined : model.focusCell(),
      cursor: model.hasCursor.value && !model.solved.value ? model.cursor.value : undefined,
      preview: model.preview.value,
      counter: model.counter.value,
      letters: puzzle.palette.colors.length > 1 ? 'everywhere' : 'nowhere',
    }),
    [stage],
  );
  const askHint = async () => {
    if (next.peek() !== undefined) {
      model.settle(next.peek() as ReadonlyMap<number, number>);
      return;
    }
    const { embedHint } = await import('./hints.js');
    const found = embedHint(puzzle, model.play.peek().grid, given, locale);
    status.value = found.words;
    next.value = found.settles.size > 0 ? found.settles : undefined;
  };
  const act: Readonly<Record<EmbedTool, () => void>> = {
    fill: () => {
      model.tool.value = 'fill';
    },
    cross: () => {
      model.tool.value = 'cross';
    },
    undo: () => model.undo(),
    redo: () => model.redo(),
    hint: askHint,
  };
  const isPressed = (tool: EmbedTool) =>
    tool === 'fill' || tool === 'cross' ? model.tool.value === tool : undefined;
  const isOver = model.solved.value;
  return (
    <div class="embed" part="puzzle">
      <div class="embed-grid" part="grid" style={{ aspectRatio: ratioOf(document) }}>
        <GridCanvas
          control={control}
          scene={scene}
          label={words.grid(puzzle.width, puzzle.height)}
          actions={{
            begin: (cell, button) => model.begin(cell, button),
            extend: (cell) => model.extend(cell),
            end: () => model.end(),
            cancel: () => model.cancel(),
            hover: (cell) => {
              model.hover.value = cell;
            },
            tapClue: () => undefined,
          }}
          onFocus={(event) => {
            model.hasCursor.value = event.currentTarget.matches(':focus-visible:not([data-pointed])');
          }}
          onBlur={() => {
            model.hasCursor.value = false;
          }}
          onKeyDown={(event) => {
            if (pressKey(model, event)) event.preventDefault();
          }}
        />
      </div>
      {tools.length > 0 && !isOver && (
        <div class="embed-tools" part="tools">
          {tools.map((tool) => (
            <button
              key={tool}
              type="button"
              class="embed-tool"
              part="button"
              aria-label={tool === 'hint' && next.value !== undefined ? words.hintDo : words[tool]}
              title={words[tool]}
              aria-pressed={isPressed(tool)}
              onClick={act[tool]}
            >
              <Icon name={ICONS[tool]} />
            </button>
          ))}
          {puzzle.palette.colors.length > 1 &&
            puzzle.palette.colors.map(({ name, rgb }, i) => (
              <button
                key={name}
                type="button"
                class="embed-tool embed-color"
                part="button"
                aria-label={name}
                title={name}
                aria-pressed={model.color.value === i + 1}
                style={{ '--color': rgb }}
                onClick={() => {
                  model.color.value = i + 1;
                  model.tool.value = 'fill';
                }}
              />
            ))}
        </div>
      )}
      <p class="embed-status" part="status" role="status">
        {isOver ? words.solved : status.value}
      </p>
    </div>
  );
}

/** Room for the clues beside and above the cells. */
function ratioOf({ puzzle }: PuzzleDocument): string {
  const runs = (clues: typeof puzzle.rows) => Math.max(1, ...clues.map((clue) => clue?.length ?? 1));
  const width = puzzle.width + 0.8 * runs(puzzle.rows);
  const height = puzzle.height + 0.9 * runs(puzzle.columns);
  return `${width.toFixed(1)} / ${height.toFixed(1)}`;
}

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function pressKey(model: PlayModel, { key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key === 'z' ? model.undo() : false;
  const step = STEPS[key];
  if (step !== undefined) model.step(...step);
  else if (key === ' ') model.mark(model.tool.peek());
  else if (key === 'x') model.mark('cross');
  else if (key === 'Backspace') model.mark('erase');
  else return false;
  return true;
}
