// A limit of requests per minute and client: a bucket that fills steadily, so that short bursts pass.

interface Bucket {
  tokens: number;
  at: number;
}

/** Number of clients remembered; the least recently seen one is forgotten first. */
const MOST_CLIENTS = 10_000;

export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  /** `now` gives milliseconds that never run backwards. */
  constructor(
    private readonly perMinute: number,
    private readonly now: () => number,
  ) {}

  /** Seconds to wait, or 0 when the request may pass. */
  take(client: string): number {
    if (this.perMinute === 0) return 0;
    const now = this.now();
    const bucket = this.buckets.get(client) ?? { tokens: this.perMinute, at: now };
    this.buckets.delete(client);
    this.buckets.set(client, bucket);
    if (this.buckets.size > MOST_CLIENTS) {
      for (const oldest of this.buckets.keys()) {
        this.buckets.delete(oldest);
        break;
      }
    }
    const perMillisecond = this.perMinute / 60_000;
    bucket.tokens = Math.min(this.perMinute, bucket.tokens + (now - bucket.at) * perMillisecond);
    bucket.at = now;
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1;
      return 0;
    }
    return Math.max(1, Math.ceil((1 - bucket.tokens) / perMillisecond / 1000));
  }
}
