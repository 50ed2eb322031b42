// Endless: what kind of puzzle, and one tap to play the next one.
import { useId } from 'preact/hooks';
import { Icon } from '../../components/icon.js';
import {
  DIFFICULTIES,
  ENDLESS_SIZES,
  type EndlessChoice,
  endlessChoice,
  TEXTURES,
} from '../../puzzles/endless-choice.js';
import { linkTo } from '../../route.js';
import { goTo } from '../../router.js';
import { home as words } from '../../strings/words.js';

export function Endless() {
  const choice = endlessChoice.value;
  const change = (part: Partial<EndlessChoice>) => endlessChoice.set({ ...choice, ...part });
  return (
    <section class="panel-card endless" aria-labelledby="home-endless">
      <div class="endless-head">
        <div>
          <h2 id="home-endless">{words.endless}</h2>
          <p class="soft">{words.endlessText}</p>
        </div>
        <a class="button button-primary" href={linkTo('endless')}>
          <Icon name="play" />
          {words.endlessPlay}
        </a>
      </div>
      <Chips
        label={words.endlessSize}
        options={ENDLESS_SIZES.map((size) => [size, words.size(size, size)])}
        value={choice.size}
        onChange={(size) => change({ size })}
      />
      <Chips
        label={words.endlessDifficulty}
        options={DIFFICULTIES.map((difficulty) => [difficulty, words.difficulties[difficulty]])}
        value={choice.difficulty}
        onChange={(difficulty) => change({ difficulty })}
      />
      <details>
        <summary>{words.endlessMore}</summary>
        <div class="stack endless-more">
          <Chips
            label={words.endlessColors}
            options={[
              ['mono', words.endlessColorChoices.mono],
              ['colored', words.endlessColorChoices.colored],
            ]}
            value={choice.isColored ? 'colored' : 'mono'}
            onChange={(color) => change({ isColored: color === 'colored' })}
          />
          <Chips
            label={words.endlessTexture}
            options={TEXTURES.map((texture) => [texture, words.textures[texture]])}
            value={choice.texture}
            onChange={(texture) => change({ texture })}
          />
          <CodeField />
        </div>
      </details>
    </section>
  );
}

interface ChipsProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly (readonly [value: T, text: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, as buttons side by side; radio buttons for those who do not see them. */
function Chips<T extends string | number>({ label, options, value, onChange }: ChipsProps<T>) {
  const name = useId();
  return (
    <fieldset class="chips">
      <legend class="visually-hidden">{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} class="chip">
          <input
            type="radio"
            class="visually-hidden"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

function CodeField() {
  return (
    <form
      class="row endless-code"
      onSubmit={(event) => {
        event.preventDefault();
        const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
        if (code !== '') goTo('endless', encodeURIComponent(code));
      }}
    >
      <label class="field">
        <span>{words.endlessCode}</span>
        <input type="text" name="code" autocomplete="off" spellcheck={false} maxLength={40} />
      </label>
      <button type="submit" class="button">
        {words.endlessOpen}
      </button>
    </form>
  );
}
