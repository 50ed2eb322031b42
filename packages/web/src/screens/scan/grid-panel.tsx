// Below the picture: what to do if the grid was not found, or found wrongly; its size; which puzzle of several.
import { IconButton } from '../../components/icon-button.js';
import { scanWords as words } from '../../strings/words.js';
import { type Failure, LARGEST_SIDE, type ScanSession, SMALLEST_SIDE } from './scan-session.js';

export function GridPanel({ session }: { session: ScanSession }) {
  const reading = session.reading.value;
  const failure = session.failure.value;
  const isBusy = session.phase.value !== 'done';
  const { columns, rows } = session.size.value;
  const isOff = session.corners.value !== undefined && !session.hasSoundCorners;
  return (
    <div class="scan-grid stack">
      {failure !== undefined && <Failed code={failure} />}
      {session.found.value.length > 1 && <Several session={session} />}
      {failure !== 'too-small' && session.corners.value !== undefined && (
        <>
          {reading !== undefined && <p class="soft scan-help">{words.stageHelp}</p>}
          {isOff && <p class="trouble">{words.badCorners}</p>}
          <div class="scan-size">
            <fieldset class="scan-sides">
              <legend>{words.size}</legend>
              <SideField
                label={words.columns}
                value={columns}
                onChange={(value) => void session.resize({ columns: value, rows })}
              />
              <span aria-hidden="true">{words.times}</span>
              <SideField
                label={words.rows}
                value={rows}
                onChange={(value) => void session.resize({ columns, rows: value })}
              />
            </fieldset>
            {reading === undefined ? (
              <button
                type="button"
                class="button button-primary"
                disabled={isBusy || isOff}
                onClick={() => void session.readAgain()}
              >
                {words.read}
              </button>
            ) : (
              <IconButton
                icon="fit"
                label={words.whole}
                isPressed={session.isWhole.value}
                onClick={() => {
                  session.isWhole.value = !session.isWhole.value;
                }}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}

function Failed({ code }: { code: Failure }) {
  return (
    <div class="scan-failure" role="alert">
      <h2>{words.failures[code]}</h2>
      <p>{words.advice[code]}</p>
    </div>
  );
}

function Several({ session }: { session: ScanSession }) {
  const { found, chosen } = session;
  return (
    <fieldset class="scan-several">
      <legend>{words.several(found.value.length)}</legend>
      {found.value.map((_, index) => (
        <button
          key={index}
          type="button"
          class="button"
          aria-pressed={index === chosen.value}
          onClick={() => session.choose(index)}
        >
          {words.one(index)}
        </button>
      ))}
    </fieldset>
  );
}

function SideField(props: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <input
      type="number"
      class="scan-side"
      aria-label={props.label}
      inputMode="numeric"
      min={SMALLEST_SIDE}
      max={LARGEST_SIDE}
      value={props.value}
      onChange={(event) => {
        const value = Math.round(event.currentTarget.valueAsNumber);
        if (value >= SMALLEST_SIDE && value <= LARGEST_SIDE) props.onChange(value);
        else event.currentTarget.value = String(props.value);
      }}
    />
  );
}
