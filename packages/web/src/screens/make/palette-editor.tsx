// The colours to draw with: choose one, change it, add one, take one away.
import { contrasting } from '../../components/canvas-colors.js';
import { Icon } from '../../components/icon.js';
import { IconButton } from '../../components/icon-button.js';
import { makeWords as words } from '../../strings/words.js';
import type { MakeSession } from './make-session.js';
import { removedColor, withName, withNewColor, withRgb } from './picture.js';

export function PaletteEditor({ session }: { session: MakeSession }) {
  const { now } = session.history.value;
  const { background, colors } = now.palette;
  // Black on white is drawn in the colours of the theme.
  const isPlain = colors.length === 1 && colors[0].rgb === '#000000';
  const chosen = session.color.value;
  const chosenColor = chosen === 0 ? background : colors[chosen - 1];
  return (
    <fieldset class="palette group" aria-label={words.colors}>
      <Swatch session={session} color={0} rgb={background.rgb} isPlain={isPlain} label={words.eraser}>
        <Icon name="erase" />
      </Swatch>
      {colors.map(({ name, rgb, symbol }, i) => (
        <Swatch
          key={symbol}
          session={session}
          color={i + 1}
          rgb={rgb}
          isPlain={isPlain}
          label={words.color(name)}
        >
          {colors.length > 1 ? symbol : ''}
        </Swatch>
      ))}
      <IconButton
        kind="quiet"
        icon="plus"
        label={words.addColor}
        onClick={() => {
          session.change(withNewColor(now));
          session.color.value = session.history.value.now.palette.colors.length;
        }}
      />
      <span class="palette-gap" />
      <input
        type="color"
        class="palette-rgb"
        value={chosenColor.rgb}
        aria-label={words.changeColor(chosen === 0 ? words.background : chosenColor.name)}
        onChange={(event) => session.change(withRgb(now, chosen, event.currentTarget.value))}
      />
      {chosen > 0 && colors.length > 1 && (
        <label class="field palette-name">
          <span class="visually-hidden">{words.nameOf(chosenColor.name)}</span>
          <input
            type="text"
            maxLength={40}
            value={chosenColor.name}
            onChange={(event) => {
              const { value } = event.currentTarget;
              const named = withName(now, chosen, value);
              session.change(named);
              event.currentTarget.value = named.palette.colors[chosen - 1].name;
            }}
          />
        </label>
      )}
      {chosen > 0 && colors.length > 1 && (
        <IconButton
          kind="quiet"
          icon="trash"
          label={words.removeColor(chosenColor.name)}
          onClick={() => session.change(removedColor(now, chosen))}
        />
      )}
    </fieldset>
  );
}

interface SwatchProps {
  readonly session: MakeSession;
  readonly color: number;
  readonly rgb: string;
  readonly isPlain: boolean;
  readonly label: string;
  readonly children: preact.ComponentChildren;
}

function Swatch({ session, color, rgb, isPlain, label, children }: SwatchProps) {
  const look = isPlain
    ? { background: color === 0 ? '#ffffff' : '#1f2757', color: color === 0 ? '#1f2757' : '#ffffff' }
    : { background: rgb, color: contrasting(rgb) };
  return (
    <button
      type="button"
      class="paint"
      style={look}
      aria-label={label}
      title={label}
      aria-pressed={session.color.value === color}
      onClick={() => {
        session.color.value = color;
      }}
    >
      {children}
    </button>
  );
}
