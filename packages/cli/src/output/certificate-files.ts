// The files of `solve --certificate`: every search of a race writes its own text into a temporary file, and the one that
// answered gets the name. A puzzle without an answer leaves no file.
import type { RacingCertificates } from '@crosshatch/core/solve';
import { numberedPath } from './derived-names.js';
import { type GrowingFile, growingFile, requireFree } from './write-file.js';

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

  /** For the next puzzle: castle.cert, then castle-1.cert. `searches` may race on it; their files are opened now. */
  async next(searches: number): Promise<CertificateFile> {
    const path = numberedPath(this.path, this.puzzles++);
    // One more than there are searches: solutions of several of them make a certificate of their own.
    const files: GrowingFile[] = [];
    for (let i = 0; i <= searches; i++) files.push(await growingFile(path));
    return new CertificateFile(path, files, this.force);
  }
}

export class CertificateFile implements RacingCertificates {
  private winner: number | undefined;

  constructor(
    readonly path: string,
    private readonly files: readonly GrowingFile[],
    private readonly force: boolean,
  ) {}

  sink(search: number): (text: string) => void {
    return (text) => {
      if (this.winner === undefined) this.files[search].append(text);
    };
  }

  complete(search: number): void {
    this.winner ??= search;
  }

  /** Keeps the winner's text if there is an answer, and removes the others. Whether it was kept. */
  async finish(isDecided: boolean): Promise<boolean> {
    const winner = isDecided ? this.winner : undefined;
    for (const [search, file] of this.files.entries()) if (search !== winner) file.drop();
    if (winner === undefined) return false;
    await this.files[winner].keep({ force: this.force });
    return true;
  }
}
