// The ways to bring a picture: the camera, a file, the clipboard; a dropped or pasted one works anywhere on the screen.
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { FileButton } from '../../components/files.js';
import { Icon, type IconName } from '../../components/icon.js';
import { IconButton } from '../../components/icon-button.js';
import { scanWords as words } from '../../strings/words.js';
import { CameraDialog } from './camera-dialog.js';
import type { ScanSession } from './scan-session.js';

const hasCamera = () => navigator.mediaDevices?.getUserMedia !== undefined;
const hasClipboard = () => navigator.clipboard?.read !== undefined;

interface Props {
  readonly session: ScanSession;
  /** Icons only, once there is a picture. */
  readonly isSmall: boolean;
}

export function Bring({ session, isSmall }: Props) {
  const isShooting = useSignal(false);
  const shoot = () => {
    isShooting.value = true;
  };
  const paste = () => void pasteInto(session);
  return (
    <div class="scan-ways">
      {hasCamera() && <Way icon="camera" label={words.camera} isSmall={isSmall} isMain onClick={shoot} />}
      <FileButton label={words.choose} accept="image/*" opener={session.opener} isIcon={isSmall} />
      {hasClipboard() && <Way icon="paste" label={words.paste} isSmall={isSmall} onClick={paste} />}
      {isShooting.value && (
        <CameraDialog
          onPhoto={(bitmap) => void session.openBitmap(bitmap)}
          onClose={() => {
            isShooting.value = false;
          }}
        />
      )}
    </div>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isSmall: boolean;
  readonly isMain?: boolean;
  readonly onClick: () => void;
}

function Way({ icon, label, isSmall, isMain = false, onClick }: WayProps) {
  if (isSmall) return <IconButton icon={icon} label={label} onClick={onClick} />;
  return (
    <button type="button" class={`button${isMain ? ' button-primary' : ''}`} onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

/** What the button takes from the clipboard. */
async function pasteInto(session: ScanSession): Promise<void> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((name) => name.startsWith('image/'));
      if (type === undefined) continue;
      await session.openFile(await item.getType(type));
      return;
    }
    session.refuse(words.nothingToPaste);
  } catch {
    session.refuse(words.cantPaste);
  }
}

/** A picture that is pasted with the keyboard, anywhere but in a field. */
export function usePastedPictures(session: ScanSession): void {
  useLayoutEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (file !== undefined) {
        event.preventDefault();
        void session.openFile(file);
      } else if (!(event.target instanceof HTMLInputElement)) session.refuse(words.nothingToPaste);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [session]);
}
