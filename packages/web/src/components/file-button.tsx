// A button that lets the player choose a file. The same file may be chosen again.
import { Icon } from './icon.js';

interface Props {
  readonly label: string;
  /** Kinds of files to offer first; default: any. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
}

export function FileButton({ label, accept, onFile }: Props) {
  return (
    <label class="button">
      <Icon name="upload" />
      {label}
      <input
        type="file"
        class="visually-hidden"
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </label>
  );
}
