// Scan: a picture becomes a puzzle. Bring one, see what was found in it, check what is in doubt, go on.
//
//   bring.tsx, camera-dialog.tsx   where pictures come from
//   scan-session.ts                picture -> scan -> reading -> verdict; all state, no markup
//   stage.tsx, overlay.tsx         the picture with the grid, corners to drag (loupe.tsx)
//   grid-panel.tsx                 not found, size, several puzzles
//   doubts.tsx, crop.tsx           clues to check beside their crops
//   outcome.tsx, play-scanned.ts   sums, verdict, marks; Play, Solve, Edit
//   reading.ts, places.ts          pure: the clues as they stand; geometry
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import '../../components/fields.css';
import { FileDrop } from '../../components/files.js';
import { announce } from '../../shell/announcer.js';
import { useTitle } from '../../shell/screen.js';
import { scanWords as words } from '../../strings/words.js';
import { Bring, usePastedPictures } from './bring.js';
import { Doubts } from './doubts.js';
import { GridPanel } from './grid-panel.js';
import { Actions, Outcome } from './outcome.js';
import './scan.css';
import { scanSession as session } from './scan-session.js';
import { Sketch } from './sketch.js';
import { Stage } from './stage.js';

export function ScanScreen() {
  useTitle(words.title);
  const asked = useSignal<number | undefined>(undefined);
  const side = useRef<HTMLDivElement>(null);
  usePastedPictures(session);
  useEffect(() => {
    session.enter();
    return () => session.leave();
  }, []);
  const reading = session.reading.value;
  const scanned = reading?.scanned;
  useEffect(() => {
    asked.value = undefined; // another puzzle has other lines
    if (scanned === undefined) return;
    const { columns, rows } = scanned.grid;
    announce(words.spoken(columns, rows, scanned.doubts.length));
  }, [scanned]);
  const ask = (line: number | undefined) => {
    asked.value = line;
    if (line === undefined) return;
    requestAnimationFrame(() => side.current?.querySelector<HTMLInputElement>('.scan-type')?.focus());
  };
  const hasPicture = session.picture.value !== undefined;
  return (
    <div class={`page scan${hasPicture ? ' scan-full' : ''}`}>
      <header class="scan-head">
        <h1>{words.title}</h1>
        {!hasPicture && <p class="soft">{words.lead}</p>}
      </header>
      <div class={hasPicture ? 'scan-bring' : 'scan-bring scan-bring-first'}>
        {!hasPicture && <Sketch />}
        <Bring session={session} isSmall={hasPicture} />
        {!hasPicture && (
          <>
            <p class="soft">{words.dropHint}</p>
            <p class="soft">
              {words.tip} {words.promise}
            </p>
          </>
        )}
        {session.refusal.value !== '' && (
          <p class="trouble" role="alert">
            {session.refusal.value}
          </p>
        )}
        {!hasPicture && session.phase.value !== 'empty' && <p role="status">{words.decoding}</p>}
      </div>
      {hasPicture && (
        <div class="scan-left stack">
          <Stage session={session} onLine={ask} />
          {reading !== undefined && <GridPanel session={session} />}
        </div>
      )}
      {hasPicture && (
        <div class="scan-side-panel" ref={side}>
          {reading === undefined && <GridPanel session={session} />}
          <Outcome session={session} />
          <Actions session={session} />
          <Doubts session={session} asked={asked.value} onAsk={ask} />
        </div>
      )}
      <FileDrop text={words.drop} opener={session.opener} />
    </div>
  );
}
