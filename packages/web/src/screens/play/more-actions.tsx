// The rarer things to do: behind one button on a phone, in the rail where there is room.
import { Dialog } from '../../components/dialog.js';
import { Icon, type IconName } from '../../components/icon.js';
import { settings } from '../../settings/settings.js';
import { settingsOpen } from '../../settings/settings-open.js';
import { play as words } from '../../strings/words.js';
import type { Session } from './session.js';

interface Action {
  readonly icon: IconName;
  readonly label: string;
  readonly run: () => unknown;
  /** Whether it has a button of its own where there is room. */
  readonly isInRow?: boolean;
  readonly disabled?: boolean;
}

function actionsOf(session: Session): readonly Action[] {
  const { model, assistant, control } = session;
  const open = (which: 'isShareOpen' | 'isHelpOpen') => () => {
    session[which].value = true;
  };
  return [
    {
      icon: 'redo',
      label: words.redo,
      run: () => model.redo(),
      isInRow: true,
      disabled: !model.history.redo,
    },
    { icon: 'memo', label: words.tools.memo, run: () => session.chooseTool('memo'), isInRow: true },
    { icon: 'pan', label: words.tools.move, run: () => session.chooseTool('move'), isInRow: true },
    { icon: 'fit', label: words.fit, run: () => control.fitAll(), isInRow: true },
    ...(settings.value.errors === 'off'
      ? []
      : [{ icon: 'check', label: words.check, run: () => assistant.check() } as const]),
    { icon: 'why', label: words.why, run: () => assistant.pick() },
    { icon: 'guess', label: words.guess, run: () => session.tryOut() },
    { icon: 'cross', label: words.crossFinished, run: () => model.crossFinished() },
    {
      icon: 'trash',
      label: words.clear,
      run: () => {
        if (confirm(words.clearQuestion)) model.clear();
      },
    },
    {
      icon: 'print',
      label: words.print,
      run: () => import('./print-this.js').then(({ printThis }) => printThis(session)),
    },
    { icon: 'share', label: words.share, run: open('isShareOpen') },
    { icon: 'help', label: words.keys, run: open('isHelpOpen') },
    {
      icon: 'gear',
      label: words.settings,
      run: () => {
        settingsOpen.value = true;
      },
    },
  ];
}

/** `isRail`: in the rail, without what has a button of its own there. */
export function MoreActions({ session, isRail = false }: { session: Session; isRail?: boolean }) {
  return (
    <>
      {actionsOf(session)
        .filter(({ isInRow }) => !isRail || !isInRow)
        .map(({ icon, label, run, disabled = false }) => (
          <button
            key={label}
            type="button"
            class="button button-quiet action"
            disabled={disabled}
            onClick={() => {
              session.isMoreOpen.value = false;
              run();
            }}
          >
            <Icon name={icon} />
            <span>{label}</span>
          </button>
        ))}
    </>
  );
}

export function MoreDialog({ session }: { session: Session }) {
  if (!session.isMoreOpen.value) return null;
  const close = () => {
    session.isMoreOpen.value = false;
  };
  return (
    <Dialog title={words.more} onClose={close} class="more-actions">
      <div class="more-list">
        <MoreActions session={session} />
      </div>
    </Dialog>
  );
}
