// Solve and understand: a puzzle comes in by text, file, link or typing; out come its verdict, its film,
// its grade, and what would fix it.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import '../../components/fields.css';
import { Choice } from '../../components/choices.js';
import { FileDrop } from '../../components/files.js';
import { type ScreenProps, useTitle } from '../../shell/screen.js';
import { solveWords as words } from '../../strings/words.js';
import { ClueEntry } from './clue-entry.js';
import { PastePanel } from './paste-panel.js';
import './solve.css';
import { SolveSession } from './solve-session.js';
import { Stage } from './stage.js';
import { VerdictPanel } from './verdict-panel.js';

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function SolveScreen({ rest }: ScreenProps) {
  useTitle(words.title);
  const session = useMemo(() => new SolveSession(prefersStill), []);
  const way = useSignal<keyof typeof words.ways>('paste');
  useEffect(() => () => session.dispose(), [session]);
  useEffect(() => {
    // `type/` and a code: the clues of a puzzle, to edit them.
    const code = rest.replace(/^type\//, '');
    if (code !== rest) way.value = 'type';
    if (code !== '') session.openAndSolve(code);
  }, [session, rest]);
  return (
    <div class="page solve">
      <header class="solve-head">
        <h1>{words.title}</h1>
        <p class="soft">{words.lead}</p>
      </header>
      <div class="solve-bring stack">
        <Choice
          label={words.waysLabel}
          options={words.ways}
          value={way.value}
          onChange={(chosen) => {
            way.value = chosen;
          }}
        />
        {way.value === 'paste' ? <PastePanel session={session} /> : <ClueEntry session={session} />}
      </div>
      <div class="solve-verdict">
        <VerdictPanel session={session} />
      </div>
      <div class="solve-stage">
        <Stage session={session} />
      </div>
      <FileDrop text={words.drop} opener={session.opener} />
    </div>
  );
}
