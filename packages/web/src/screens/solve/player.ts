// Where a film stands and how fast it runs; knows nothing of what it shows. Time comes in as
// milliseconds that have passed, so that it can be tested without a clock.

/** Steps a second. */
export const SPEEDS = [1, 2, 5, 15, 60] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PlayerState {
  /** Steps shown, 0 to `length`. */
  readonly at: number;
  readonly length: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** A part of a step that has passed already, 0 to 1. */
  readonly rest: number;
  /** Whether more steps may still come. */
  readonly isOpen: boolean;
}

export function newPlayer(speed: Speed = 5): PlayerState {
  return { at: 0, length: 0, isPlaying: false, speed, rest: 0, isOpen: true };
}

/** More steps have come, or (`isOpen` false) no more will. */
export function grown(state: PlayerState, length: number, isOpen: boolean): PlayerState {
  const isDone = !isOpen && state.at >= length;
  return { ...state, length, isOpen, isPlaying: state.isPlaying && !isDone };
}

/** Time passes. At the end it stops; while steps are still coming it waits for them. */
export function passed(state: PlayerState, milliseconds: number): PlayerState {
  if (!state.isPlaying) return state;
  // A tab that slept does not rush through the rest.
  const due = state.rest + (Math.min(milliseconds, 500) / 1000) * state.speed;
  const at = Math.min(state.at + Math.floor(due), state.length);
  const isAtEnd = at >= state.length;
  return { ...state, at, rest: isAtEnd ? 0 : due % 1, isPlaying: !isAtEnd || state.isOpen };
}

/** To a step; playing goes on from there unless it is the end. */
export function sought(state: PlayerState, at: number): PlayerState {
  const target = Math.min(Math.max(0, Math.round(at)), state.length);
  return { ...state, at: target, rest: 0, isPlaying: state.isPlaying && target < state.length };
}

/** One step on or back; that pauses. */
export function stepped(state: PlayerState, by: number): PlayerState {
  return { ...sought(state, state.at + by), isPlaying: false };
}

/** Play or pause; at the end, play begins again. */
export function toggled(state: PlayerState): PlayerState {
  if (state.isPlaying) return { ...state, isPlaying: false };
  const isAtEnd = state.at >= state.length && !state.isOpen;
  return { ...state, isPlaying: state.length > 0 || state.isOpen, at: isAtEnd ? 0 : state.at, rest: 0 };
}

export function withSpeed(state: PlayerState, speed: Speed): PlayerState {
  return { ...state, speed };
}
