// Tabs with the same page: each says which puzzle it has written, so that another one can follow.

export interface Written {
  readonly id: string;
  readonly revision: number;
}

/** The line between the tabs; without it a tab looks into the storage when it is shown again. */
export class TabChannel {
  private readonly channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('crosshatch');

  private isClosed = false;

  send(written: Written): void {
    if (!this.isClosed) this.channel?.postMessage(written);
  }

  /** Calls back when another tab has written; the result stops that for good. */
  listen(hear: (written: Written) => void): () => void {
    const { channel } = this;
    if (channel === undefined) return () => undefined;
    channel.onmessage = ({ data }: MessageEvent<Partial<Written> | null>) => {
      if (typeof data?.id === 'string' && typeof data.revision === 'number') {
        hear({ id: data.id, revision: data.revision });
      }
    };
    return () => {
      this.isClosed = true;
      channel.close();
    };
  }
}
