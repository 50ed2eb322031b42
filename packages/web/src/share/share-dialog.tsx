// The link of a puzzle: to copy, to send, or as a QR code. Opening it starts the game.
import type { PuzzleDocument } from '@crosshatch/core/model';
import { useEffect, useRef, useState } from 'preact/hooks';
import '../components/fields.css';
import { Dialog } from '../components/dialog.js';
import { Icon } from '../components/icon.js';
import { notify } from '../shell/announcer.js';
import { fileNameOf, saveFile } from '../storage/save-file.js';
import { home, shareWords as words } from '../strings/words.js';
import { LibraryWorker } from '../worker/client.js';
import { QrCode } from './qr-code.js';
import './share.css';
import { embedSnippet, shareAddress } from './share-link.js';

interface Props {
  readonly document: PuzzleDocument;
  /** What it is called on paper; by default its title. */
  readonly title?: string;
  readonly onClose: () => void;
}

export function ShareDialog({ document, title = document.meta.title ?? words.untitled, onClose }: Props) {
  const address = useAddress(document);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      notify(words.copied);
    } catch {
      field.current?.select();
      notify(words.cantCopy);
    }
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.lead}</p>
      {address === undefined && <p class="soft">{words.making}</p>}
      {address === '' && <p class="trouble">{words.failed}</p>}
      {address !== undefined && address !== '' && (
        <div class="share">
          <label class="field">
            <span>
              {words.link} <small class="soft">{words.length(address.length)}</small>
            </span>
            <input
              ref={field}
              type="text"
              readOnly
              value={address}
              data-testid="share-link"
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
          <div class="row">
            <button type="button" class="button button-primary" onClick={copy}>
              <Icon name="copy" />
              {words.copy}
            </button>
            {'share' in navigator && (
              <button type="button" class="button" onClick={() => send(document, address)}>
                <Icon name="share" />
                {words.send}
              </button>
            )}
          </div>
          <QrCode text={address} />
          <Embed code={address.slice(address.indexOf('#') + 1)} />
        </div>
      )}
      <div class="row share-paper">
        <span>{words.paper}</span>
        <button
          type="button"
          class="button"
          onClick={async () => {
            const { width, height } = document.puzzle;
            const { printPuzzle } = await import('./print-puzzle.js');
            await printPuzzle(document, title, home.size(width, height));
          }}
        >
          <Icon name="print" />
          {words.print}
        </button>
        <button type="button" class="button" onClick={() => savePdf(document, title)}>
          <Icon name="download" />
          {words.pdf}
        </button>
      </div>
    </Dialog>
  );
}

/** For other people's pages: the element with the puzzle in it. */
function Embed({ code }: { code: string }) {
  const snippet = embedSnippet(location.href, code);
  return (
    <details>
      <summary>{words.embed}</summary>
      <label class="field">
        <span>{words.embedText}</span>
        <textarea readOnly rows={4} value={snippet} data-testid="embed-snippet" />
      </label>
      <button
        type="button"
        class="button"
        onClick={() =>
          navigator.clipboard.writeText(snippet).then(
            () => notify(words.embedCopied),
            () => notify(words.cantCopy),
          )
        }
      >
        <Icon name="copy" />
        {words.embedCopy}
      </button>
    </details>
  );
}

/** Undefined while it is made, empty when it can't be. */
function useAddress(document: PuzzleDocument): string | undefined {
  const [address, setAddress] = useState<string | undefined>(undefined);
  useEffect(() => {
    const worker = new LibraryWorker();
    worker.call('write', { document, format: 'link' }).then(
      (written) => setAddress(written.ok ? shareAddress(location.href, String(written.output).trim()) : ''),
      () => {}, // the dialog was closed
    );
    return () => worker.cancelAll();
  }, [document]);
  return address;
}

/** A page to print. Without the solution, which a player has not asked for. */
async function savePdf(document: PuzzleDocument, title: string): Promise<void> {
  const worker = new LibraryWorker();
  try {
    const titled = { ...document, meta: { ...document.meta, title } };
    const page = await worker.call('paper', { document: titled, isSolved: false });
    saveFile(fileNameOf(title, '.pdf'), page, 'application/pdf');
  } finally {
    worker.cancelAll();
  }
}

async function send({ meta }: PuzzleDocument, url: string): Promise<void> {
  try {
    await navigator.share({ title: meta.title ?? words.untitled, url });
  } catch {
    // Thought better of it.
  }
}
