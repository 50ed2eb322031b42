// A puzzle as text or as a file: read as it is pasted, with every fault at its place.
import type { ParseFault } from '@crosshatch/core/formats';
import { useRef } from 'preact/hooks';
import { FileButton } from '../../components/files.js';
import { solveWords as words } from '../../strings/words.js';
import { EXAMPLE } from './example.js';
import type { SolveSession } from './solve-session.js';

export function PastePanel({ session }: { session: SolveSession }) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div class="stack">
      <textarea
        ref={field}
        class="paste"
        aria-label={words.pasteLabel}
        placeholder={words.pastePlaceholder}
        rows={7}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        onInput={(event) => session.openSoon(event.currentTarget.value)}
      />
      <div class="row">
        <FileButton label={words.open} opener={session.opener} />
        <button
          type="button"
          class="button button-quiet"
          onClick={() => {
            if (field.current !== null) field.current.value = EXAMPLE;
            session.openAndSolve(EXAMPLE);
          }}
        >
          {words.example}
        </button>
      </div>
      <Outcome session={session} />
    </div>
  );
}

function Outcome({ session }: { session: SolveSession }) {
  const opened = session.opened.value;
  if (session.isReading.value) return <p class="soft">{words.reading}</p>;
  if (session.refusal.value !== '') return <p class="trouble">{session.refusal.value}</p>;
  if (opened === undefined) return null;
  if (opened.faults.length > 0) return <Faults faults={opened.faults} />;
  const { documents, format, warnings, isAssumed } = opened;
  const current = session.document.value ?? documents[0];
  const { width, height } = current.puzzle;
  return (
    <div class="stack" role="status">
      <p>{words.readAs(format, current.meta.title ?? '', words.size(width, height))}</p>
      {documents.length > 1 && (
        <label class="field">
          <span>{words.several}</span>
          <select
            value={Math.max(0, documents.indexOf(current))}
            onChange={(event) => {
              session.use(documents[Number(event.currentTarget.value)]);
              session.solve();
            }}
          >
            {documents.map(({ meta }, index) => (
              <option key={index} value={index}>
                {words.severalName(index, meta.title ?? '')}
              </option>
            ))}
          </select>
        </label>
      )}
      {isAssumed && (
        <p class="row">
          <span>{words.assumedRows(width, height)}</span>
          <button type="button" class="button button-quiet" onClick={() => session.swapSides()}>
            {words.swapSides}
          </button>
        </p>
      )}
      {warnings
        .filter(({ finding }) => finding === undefined) // the verdict explains sums that differ
        .slice(0, 3)
        .map(({ message }) => (
          <p key={message} class="trouble">
            {words.warning(message)}
          </p>
        ))}
    </div>
  );
}

function Faults({ faults }: { faults: readonly ParseFault[] }) {
  return (
    <div class="faults" role="alert">
      <h2>{words.faults(faults.length)}</h2>
      <ol>
        {faults.map((fault) => (
          <li key={`${fault.line}:${fault.column}:${fault.message}`} class="fault">
            <p>
              <strong>{words.faultPlace(fault.line, fault.column)}:</strong> {fault.message}
            </p>
            {fault.excerpt.trim() !== '' && <Excerpt fault={fault} />}
            {hintOf(fault) !== undefined && <p class="soft">{hintOf(fault)}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The page's own advice for faults whose usual one is about a program's options. */
function hintOf({ code, hint }: ParseFault): string | undefined {
  return words.faultHints[code] ?? hint;
}

/** The line of text, with the place marked. */
function Excerpt({ fault: { excerpt, caret, span } }: { fault: ParseFault }) {
  const characters = [...excerpt];
  return (
    <pre class="excerpt">
      {characters.slice(0, caret).join('')}
      <mark>{characters.slice(caret, caret + span).join('') || ' '}</mark>
      {characters.slice(caret + span).join('')}
    </pre>
  );
}
