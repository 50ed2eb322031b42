// Files from outside: chosen with a button, or dropped anywhere on the page while a screen is shown.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { shell as words } from '../strings/words.js';
import { Icon } from './icon.js';

/** What happens to a file, however it came. */
export interface FileOpener {
  /** In megabytes; a larger file is not even read into memory. */
  readonly largest: number;
  readonly open: (file: File) => void;
  /** Shows why a file is not opened. */
  readonly refuse: (why: string) => void;
}

function take({ largest, open, refuse }: FileOpener, file: File | undefined): void {
  if (file === undefined) return;
  if (file.size > largest * 1024 * 1024) refuse(words.fileTooLarge(largest));
  else open(file);
}

interface ButtonProps {
  readonly label: string;
  /** Kinds of files to offer first; default: any. */
  readonly accept?: string;
  readonly opener: FileOpener;
  /** Only the icon is shown. */
  readonly isIcon?: boolean;
}

/** Lets the player choose a file. The same file may be chosen again. */
export function FileButton({ label, accept, opener, isIcon = false }: ButtonProps) {
  return (
    <label class={`button${isIcon ? ' button-icon' : ''}`} title={isIcon ? label : undefined}>
      <Icon name="upload" />
      {isIcon ? <span class="visually-hidden">{label}</span> : label}
      <input
        type="file"
        class="visually-hidden"
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          take(opener, file);
        }}
      />
    </label>
  );
}

/** Takes the first file that is dropped; shows the text while one is held over the page. */
export function FileDrop({ text, opener }: { readonly text: string; readonly opener: FileOpener }) {
  const [isDragging, setDragging] = useState(false);
  const latest = useRef(opener);
  latest.current = opener;
  // Before the first paint: a file that is dropped as soon as the screen is seen must not replace the page.
  useLayoutEffect(() => {
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault(); // else the browser leaves the page and shows the file
      setDragging(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDragging(false);
      take(latest.current, event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return isDragging ? <div class="drop-veil">{text}</div> : null;
}
