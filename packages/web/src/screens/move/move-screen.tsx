// Receives what another device sent: each code opens this screen with its part, and the last one completes it. Nothing is
// added before the player agrees, because anybody can make a link.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../../components/fields.css';
import { FileButton } from '../../components/files.js';
import { joined, type Part, partText, readPart, unpacked, withPart } from '../../move/move-code.js';
import { goTo } from '../../router.js';
import { addBackup, BACKUP_OPENER } from '../../settings/backup-file.js';
import { type ScreenProps, useTitle } from '../../shell/screen.js';
import { type Backup, readBackup } from '../../storage/backup.js';
import { local } from '../../storage/local.js';
import { locale, settingsWords, moveWords as words } from '../../strings/words.js';
import './move.css';

/** Parts that have come, as texts: a phone opens each code in a new tab. */
const received = local('crosshatch.move', (value): readonly string[] =>
  (Array.isArray(value) ? value : []).filter((text) => typeof text === 'string'),
);

type State =
  | { readonly is: 'waiting' | 'damaged' }
  | { readonly is: 'partial'; readonly missing: readonly number[] }
  | { readonly is: 'complete'; readonly backup: Backup };

export function MoveScreen({ rest }: ScreenProps) {
  useTitle(words.receive);
  const state = useSignal<State>({ is: 'waiting' });
  const take = async (text: string) => {
    state.value = await stateWith(text);
  };
  useEffect(() => {
    if (rest !== '') take(rest);
  }, [rest]);
  const now = state.value;
  return (
    <div class="page stack">
      <h1>{words.receive}</h1>
      {now.is === 'damaged' && <p class="trouble">{words.damaged}</p>}
      {now.is === 'partial' && <p role="status">{words.missing(listed(now.missing))}</p>}
      {now.is === 'complete' && <Offer backup={now.backup} />}
      {now.is !== 'complete' && now.is !== 'partial' && (
        <>
          <p>{words.receiveText}</p>
          <form
            class="move-form"
            onSubmit={(event) => {
              event.preventDefault();
              take(String(new FormData(event.currentTarget).get('code') ?? ''));
            }}
          >
            <label class="field">
              <span>{words.code}</span>
              <input type="text" name="code" autocomplete="off" spellcheck={false} required />
            </label>
            <button type="submit" class="button button-primary">
              {words.open}
            </button>
          </form>
          <p>
            <FileButton
              label={settingsWords.importAll}
              accept="application/json,.json"
              opener={BACKUP_OPENER}
            />
          </p>
        </>
      )}
    </div>
  );
}

/** `2, 3 and 5`, in the language of the page. */
function listed(numbers: readonly number[]): string {
  return new Intl.ListFormat(locale.value).format(numbers.map(String));
}

/** What has arrived, and the question whether to add it. */
function Offer({ backup }: { backup: Backup }) {
  const { solves, progress, puzzles } = backup;
  return (
    <>
      <p>{words.offer(solves.length, progress.length, puzzles.length)}</p>
      <p class="soft">{words.offerNote}</p>
      <p>
        <button
          type="button"
          class="button button-primary"
          onClick={async () => {
            await addBackup(backup);
            received.set([]);
            goTo('me');
          }}
        >
          {words.add}
        </button>
      </p>
    </>
  );
}

/** Adds a part to those that have come. */
async function stateWith(text: string): Promise<State> {
  const part = readPart(text);
  if (part === undefined) return { is: 'damaged' };
  const earlier = received.peek().flatMap((other): Part[] => {
    const read = readPart(other);
    return read === undefined ? [] : [read];
  });
  const parts = withPart(earlier, part);
  if (parts.length < part.of) {
    received.set(parts.map(partText));
    const there = new Set(parts.map(({ index }) => index));
    const all = Array.from({ length: part.of }, (_, i) => i + 1);
    return { is: 'partial', missing: all.filter((index) => !there.has(index)) };
  }
  const code = joined(parts);
  const content = code === undefined ? undefined : await unpacked(code);
  const backup = content === undefined ? undefined : readBackup(content);
  return backup === undefined ? { is: 'damaged' } : { is: 'complete', backup };
}
