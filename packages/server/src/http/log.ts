// One line per request, without puzzle contents: neither bodies nor query strings are logged.

export const LOG_FORMATS = ['json', 'pretty', 'none'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

export interface LogEntry {
  readonly id: string;
  readonly method: string;
  /** Without its query, which may hold a puzzle. */
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The name of the key, or the address. */
  readonly client: string;
  /** The code of a problem. */
  readonly problem?: string | undefined;
  /** The message of an internal error; the client never sees it. */
  readonly error?: string | undefined;
  /** Whether the client went away before the end of the answer. */
  readonly aborted?: boolean | undefined;
}

export type Log = (entry: LogEntry) => void;

export function logTo(format: LogFormat, write: (line: string) => void, time: () => Date): Log {
  if (format === 'none') return () => {};
  if (format === 'json') {
    return (entry) => write(`${JSON.stringify({ time: time().toISOString(), ...entry })}\n`);
  }
  return ({ method, path, status, milliseconds, client, problem, error, aborted, id }) => {
    const more = [problem, error, aborted ? 'aborted' : undefined].filter((word) => word !== undefined);
    const end = more.length === 0 ? '' : ` ${more.join(' ')}`;
    write(
      `${time().toISOString()} ${status} ${method} ${path} ${milliseconds.toFixed(1)} ms ${client}${end} ${id}\n`,
    );
  };
}
