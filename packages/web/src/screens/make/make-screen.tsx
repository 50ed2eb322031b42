// Make a puzzle: draw, and see at once what it is worth.
import { useEffect, useMemo } from 'preact/hooks';
import '../../components/fields.css';
import { notify } from '../../shell/announcer.js';
import { type ScreenProps, useTitle } from '../../shell/screen.js';
import { makeWords as words } from '../../strings/words.js';
import { DrawingSheet } from './drawing-sheet.js';
import { ExportPanel } from './export-panel.js';
import './make.css';
import { MakeSession } from './make-session.js';
import { openPicture } from './open-picture.js';
import { Opening } from './opening.js';
import { PaletteEditor } from './palette-editor.js';
import { SizePanel } from './size-panel.js';
import { Toolbox } from './toolbox.js';
import { VerdictCard } from './verdict-card.js';

export function MakeScreen({ rest }: ScreenProps) {
  useTitle(words.title);
  const session = useMemo(() => new MakeSession(), []);
  useEffect(() => () => session.dispose(), [session]);
  useEffect(() => {
    if (rest === '') return;
    openPicture(session, rest).then((isOpen) => isOpen || notify(words.cantOpen));
  }, [session, rest]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => undoKeys(session, event);
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, [session]);
  return (
    <div class="page make">
      <header class="make-head">
        <h1>{words.title}</h1>
        <p class="soft">{words.lead}</p>
        <Opening session={session} />
      </header>
      <div class="make-desk stack">
        <Toolbox session={session} />
        <PaletteEditor session={session} />
        <DrawingSheet session={session} />
      </div>
      <div class="make-side stack">
        <VerdictCard session={session} />
        <SizePanel session={session} />
        <ExportPanel session={session} />
      </div>
    </div>
  );
}

/** Undo and redo from anywhere but a field, which has its own. */
function undoKeys(session: MakeSession, event: KeyboardEvent): void {
  const isField = event.target instanceof HTMLInputElement && event.target.type === 'text';
  if (isField || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) session.undo();
  else if (key === 'y' || (key === 'z' && event.shiftKey)) session.redo();
  else return;
  event.preventDefault();
}
