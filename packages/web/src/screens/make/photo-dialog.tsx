// Turns a photo into a drawing: sliders with an immediate preview.

import type { ImproveTarget, PictureGrid, Pixels } from '@crosshatch/core/make';
import { puzzleOf } from '@crosshatch/core/model';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Choice, Switch } from '../../components/choices.js';
import { Dialog } from '../../components/dialog.js';
import { Sheet } from '../../grid/sheet.js';
import { makeWords, whenRead } from '../../strings/words.js';
import { LibraryWorker } from '../../worker/client.js';
import type { MadePicture } from '../../worker/make-handlers.js';
import { DullNotes } from './dull-notes.js';
import { FIRST_CHOICES, type PhotoChoices, recipeOf } from './photo-recipe.js';
import { type Picture, pictureOf } from './picture.js';

const words = whenRead(() => makeWords.photo);

interface Props {
  readonly pixels: Pixels;
  readonly onUse: (picture: Picture, certainty: Float32Array, target: ImproveTarget | undefined) => void;
  readonly onClose: () => void;
}

export function PhotoDialog({ pixels, onUse, onClose }: Props) {
  const choices = useSignal<PhotoChoices>(FIRST_CHOICES);
  const target = useSignal<ImproveTarget | 'none'>('unique');
  const made = useMade(pixels, choices.value);
  const change = (part: Partial<PhotoChoices>) => {
    choices.value = { ...choices.value, ...part };
  };
  const { size, colors, threshold, outline, dither, invert, crop } = choices.value;
  const isMono = colors === 1;
  return (
    <Dialog title={words.title} onClose={onClose} class="photo">
      <div class="photo-preview">
        {made === undefined ? <p class="soft">{words.making}</p> : <Preview made={made} />}
      </div>
      <div class="photo-choices">
        <Slider
          label={words.size}
          min={5}
          max={60}
          value={size}
          onChange={(value) => change({ size: value })}
        />
        <Slider
          label={words.colors}
          min={1}
          max={8}
          value={colors}
          onChange={(value) => change({ colors: value })}
        />
        {isMono && !outline && (
          <Slider
            label={words.threshold}
            min={0}
            max={95}
            step={5}
            value={threshold}
            shown={threshold === 0 ? words.automatic : undefined}
            onChange={(value) => change({ threshold: value })}
          />
        )}
        {isMono && (
          <Switch label={words.outline} checked={outline} onChange={(on) => change({ outline: on })} />
        )}
        <Switch label={words.dither} checked={dither} onChange={(on) => change({ dither: on })} />
        {isMono && <Switch label={words.invert} checked={invert} onChange={(on) => change({ invert: on })} />}
        <Switch label={words.crop} checked={crop} onChange={(on) => change({ crop: on })} />
        <Choice
          label={words.target}
          options={words.targets}
          value={target.value}
          onChange={(wanted) => {
            target.value = wanted;
          }}
        />
      </div>
      <DullNotes codes={made?.dull ?? []} kind="photo" />
      <div class="photo-foot">
        <button
          type="button"
          class="button button-primary"
          disabled={made === undefined}
          onClick={() => {
            const picture = made && pictureOf(made.grid, made.palette);
            if (made === undefined || picture === undefined) return;
            onUse(picture, made.certainty, target.value === 'none' ? undefined : target.value);
          }}
        >
          {words.use}
        </button>
      </div>
    </Dialog>
  );
}

/** What the library makes of the photo; always of the newest choices. */
function useMade(pixels: Pixels, choices: PhotoChoices): MadePicture | undefined {
  const made = useSignal<MadePicture | undefined>(undefined);
  const worker = useMemo(() => new LibraryWorker(), []);
  useEffect(() => () => worker.cancelAll(), [worker]);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      worker.call('fromPicture', { pixels, recipe: recipeOf(choices) }, { signal: controller.signal }).then(
        (grid) => {
          made.value = grid;
        },
        () => {}, // newer choices took its place
      );
    }, 80);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [worker, pixels, choices]);
  return made.value;
}

function Preview({ made: { grid, palette } }: { made: PictureGrid }) {
  const puzzle = useMemo(() => puzzleOf(grid, palette), [grid, palette]);
  const label = words.preview(grid.width, grid.height);
  const scene = { puzzle, grid, blanks: 'plain', ground: 'paper' } as const;
  return <Sheet isBare scene={scene} smallest={3} largest={16} label={label} />;
}

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  readonly shown?: string | undefined;
  readonly onChange: (value: number) => void;
}

function Slider({ label, min, max, step = 1, value, shown, onChange }: SliderProps) {
  return (
    <label class="slider">
      <span>
        {label} <strong>{shown ?? value}</strong>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
