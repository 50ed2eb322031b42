// The terminal itself: takes it over and gives it back, whatever happens, and writes frames to it: only the
// lines that have changed, in one go.
import { type ColorCodes, colorCodes } from 'crosshatch/draw';
import type { Puzzle } from 'crosshatch/model';
import type { Context } from '../context.js';
import type { Look } from './cell-look.js';
import type { ScreenSize } from './geometry.js';
import { type Line, render } from './styled-line.js';

const ESC = '\u001b';
// Other screen, no cursor, no wrapping at the right edge.
const ENTER = `${ESC}[?1049h${ESC}[?25l${ESC}[?7l`;
// Buttons and drags, told as numbers without limit (SGR).
const MOUSE_ON = `${ESC}[?1000h${ESC}[?1002h${ESC}[?1006h`;
const MOUSE_OFF = `${ESC}[?1006l${ESC}[?1002l${ESC}[?1000l`;
const LEAVE = `${ESC}[0m${ESC}[?7h${ESC}[?25h${ESC}[?1049l`;
// A terminal that knows it shows the frame at once, others ignore it.
const BEGIN_FRAME = `${ESC}[?2026h`;
const END_FRAME = `${ESC}[?2026l`;

export class Terminal {
  private shown: string[] = [];
  private shownSize = '';
  private isOpen = false;
  private readonly codes: ColorCodes | undefined;
  private readonly onExit = () => this.close();

  constructor(
    private readonly context: Context,
    puzzle: Puzzle,
    { color }: Look,
    private readonly hasMouse: boolean,
  ) {
    const { background, colors } = puzzle.palette;
    this.codes =
      color === 'none'
        ? undefined
        : colorCodes(
            color,
            [background, ...colors].map(({ rgb }) => rgb),
          );
  }

  open(): void {
    this.isOpen = true;
    this.context.stdin.setRawMode?.(true);
    this.context.stdout.write(ENTER + (this.hasMouse ? MOUSE_ON : ''));
    // Also when the process ends in a way that nobody foresaw.
    process.once('exit', this.onExit);
  }

  /** Gives the terminal back as it was. */
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    process.off('exit', this.onExit);
    this.context.stdout.write((this.hasMouse ? MOUSE_OFF : '') + LEAVE);
    this.context.stdin.setRawMode?.(false);
    this.context.stdin.pause();
  }

  size(): ScreenSize {
    const { columns = 80, rows = 24 } = this.context.stdout;
    return { columns, rows };
  }

  show(lines: readonly Line[]): void {
    const size = this.size();
    const key = `${size.columns}x${size.rows}`;
    let out = '';
    if (key !== this.shownSize) {
      this.shown = [];
      out += `${ESC}[2J`;
    }
    this.shownSize = key;
    const texts = Array.from({ length: size.rows }, (_, y) => render(lines[y] ?? [], this.codes));
    texts.forEach((text, y) => {
      if (text !== (this.shown[y] ?? '')) out += `${ESC}[${y + 1};1H${ESC}[2K${text}`;
    });
    this.shown = texts;
    if (out !== '') this.context.stdout.write(BEGIN_FRAME + out + END_FRAME);
  }
}
