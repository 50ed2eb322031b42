// Exports the drawing: its texts, a link, a game, a file in any format, an image.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Switch } from '../../components/choices.js';
import { Icon } from '../../components/icon.js';
import { PlayButton, ShareButton } from '../../share/puzzle-buttons.js';
import { notify } from '../../shell/announcer.js';
import { fileNameOf, saveFile } from '../../storage/save-file.js';
import { makeWords as words } from '../../strings/words.js';
import { LibraryWorker } from '../../worker/client.js';
import type { TargetFormat } from '../../worker/file-handlers.js';
import { DullNotes } from './dull-notes.js';
import type { MakeSession } from './make-session.js';
import { pngOf } from './png-of-svg.js';

export function ExportPanel({ session }: { session: MakeSession }) {
  const document = session.document.value;
  return (
    <>
      <section class="panel stack" aria-labelledby="make-about">
        <h2 id="make-about">{words.about}</h2>
        <TextField session={session} field="title" label={words.titleField} />
        <TextField session={session} field="author" label={words.author} />
        <TextField session={session} field="license" label={words.license} list="make-licenses" />
        <datalist id="make-licenses">
          {['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0'].map((id) => (
            <option key={id} value={id} />
          ))}
        </datalist>
      </section>
      <section class="panel stack" aria-labelledby="make-use">
        <h2 id="make-use">{words.use}</h2>
        <DullNotes codes={session.isEmpty.value ? [] : session.verdict.dull.value} kind="drawing" />
        <div class="row">
          <PlayButton isMain document={document} label={words.play} />
          <ShareButton document={document} />
        </div>
        <FileExport session={session} />
        <PictureExport session={session} />
      </section>
    </>
  );
}

interface TextFieldProps {
  readonly session: MakeSession;
  readonly field: 'title' | 'author' | 'license';
  readonly label: string;
  readonly list?: string;
}

function TextField({ session, field, label, list }: TextFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        maxLength={200}
        value={session.meta.value[field] ?? ''}
        onInput={(event) => {
          session.meta.value = { ...session.meta.value, [field]: event.currentTarget.value };
        }}
        {...(list === undefined ? {} : { list })}
      />
    </label>
  );
}

function FileExport({ session }: { session: MakeSession }) {
  const worker = useMemo(() => new LibraryWorker(), []);
  const targets = useSignal<readonly TargetFormat[]>([]);
  const chosen = useSignal('non');
  const colors = session.puzzle.value.palette.colors.length;
  useEffect(() => () => worker.cancelAll(), [worker]);
  useEffect(() => {
    // Which formats can store the puzzle depends on its colours only: a drawing has no unknown clues.
    worker.call('targets', { document: session.document.peek() }).then(
      (list) => {
        targets.value = list;
        if (!list.some(({ id }) => id === chosen.value)) chosen.value = 'crosshatch';
      },
      () => {},
    );
  }, [worker, colors]);
  const save = async () => {
    const document = session.document.peek();
    const written = await worker.call('write', { document, format: chosen.value });
    const target = targets.value.find(({ id }) => id === chosen.value);
    if (!written.ok || target === undefined) return;
    saveFile(fileNameOf(document.meta.title, target.extension), written.output);
    if (written.losses.length > 0) notify(words.losses(written.losses.map(({ what }) => what).join(', ')));
  };
  return (
    <div class="row export">
      <label class="field">
        <span>{words.format}</span>
        <select
          value={chosen.value}
          onChange={(event) => {
            chosen.value = event.currentTarget.value;
          }}
          data-verbatim
        >
          {targets.value.map(({ id, title, extension }) => (
            <option key={id} value={id}>
              {title} ({extension})
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" disabled={targets.value.length === 0} onClick={save}>
        <Icon name="download" />
        {words.saveAs}
      </button>
    </div>
  );
}

function PictureExport({ session }: { session: MakeSession }) {
  const isSolved = useSignal(false);
  const save = async (kind: 'svg' | 'png' | 'pdf') => {
    const worker = new LibraryWorker();
    const document = session.document.peek();
    const asked = { document, isSolved: isSolved.value };
    const name = fileNameOf(document.meta.title, `.${kind}`);
    if (kind === 'pdf') {
      saveFile(name, await worker.call('paper', asked), 'application/pdf');
    } else {
      const svg = await worker.call('picture', asked);
      saveFile(name, kind === 'svg' ? svg : await pngOf(svg));
    }
    worker.cancelAll();
  };
  return (
    <div class="stack">
      <Switch
        label={`${words.savePicture} ${words.withSolution}`}
        checked={isSolved.value}
        onChange={(on) => {
          isSolved.value = on;
        }}
      />
      <div class="row">
        <button type="button" class="button" onClick={() => save('svg')}>
          <Icon name="download" />
          {words.saveSvg}
        </button>
        <button type="button" class="button" onClick={() => save('png')}>
          <Icon name="download" />
          {words.savePng}
        </button>
        <button type="button" class="button" onClick={() => save('pdf')}>
          <Icon name="download" />
          {words.savePdf}
        </button>
      </div>
    </div>
  );
}
