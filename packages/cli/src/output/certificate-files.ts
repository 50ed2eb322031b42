// The files of `solve --certificate`: every search of a race writes its own text into a temporary file, and the one that
// answered gets the name. A puzzle without an answer leaves no file.
import type { RacingCertificates } from '@crosshatch/core/solve';
import { numberedPath } from './derived-names.js';
import { type GrowingFile, growingFiles, requireFree } from './write-file.js';

/** Names and opens the certificates of a run, one puzzle after the other. */
export class CertificateFiles {
  private puzzles = 0;

  constructor(
    private readonly path: string,
    private readonly force: boolean,
  ) {}

  async requireFree(): Promise<void> {
    if (!this.force) await requireFree(this.path);
  }

  /** For the next puzzle: castle.cert, then castle-1.cert. */
  async next(): Promise<CertificateFile> {
    const path = numberedPath(this.path, this.puzzles++);
    return new CertificateFile(await growingFiles(path), this.force);
  }
}

export class CertificateFile implements RacingCertificates {
  private winner: number | undefined;
  private readonly files = new Map<number, GrowingFile>();

  /** `open`: opens the file of a search. That of the first is opened now: a folder that cannot be written to shows at once. */
  constructor(
    private readonly open: () => GrowingFile,
    private readonly force: boolean,
  ) {
    this.files.set(0, open());
  }

  sink(search: number): (text: string) => void {
    return (text) => {
      if (this.winner !== undefined) return;
      const file = this.files.get(search) ?? this.open();
      this.files.set(search, file);
      file.append(text);
    };
  }

  complete(search: number): void {
    this.winner ??= search;
  }

  /** Keeps the winner's text if there is an answer, and removes the others. Whether it was kept. */
  async finish(isDecided: boolean): Promise<boolean> {
    const kept = isDecided && this.winner !== undefined ? this.files.get(this.winner) : undefined;
    for (const file of this.files.values()) if (file !== kept) file.drop();
    await kept?.keep({ force: this.force });
    return kept !== undefined;
  }
}
