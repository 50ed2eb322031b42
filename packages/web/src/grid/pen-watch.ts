// Whether a pen is in use: a hand that holds one rests on the screen, and what it touches means nothing.

/** Milliseconds after the last sign of a pen during which touches are still the hand's. */
const AFTER = 500;
/** A pen that gave no sign for so long has been put away, even if the browser never reported it. */
const GONE = 10_000;

/** The parts of a pointer event that matter here. */
export interface PointerSign {
  readonly type: string;
  readonly pointerType: string;
  readonly timeStamp: number;
}

export class PenWatch {
  private isNear = false;
  private last = -Infinity;

  /** Notes a pen that comes, moves or goes. */
  see({ type, pointerType, timeStamp }: PointerSign): void {
    if (pointerType !== 'pen') return;
    this.isNear = type !== 'pointerleave' && type !== 'pointercancel';
    this.last = timeStamp;
  }

  /** Whether this is a touch of a hand that holds a pen. */
  isPalm({ pointerType, timeStamp }: PointerSign): boolean {
    return pointerType === 'touch' && timeStamp - this.last < (this.isNear ? GONE : AFTER);
  }
}
