// As much of a terminal as the command uses: shows what a program writes as lines of text. Colours are
// taken in and dropped. Whatever it does not know is an error, so that nothing slips through.

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a terminal is sent.
const TOKEN = /\u001b\[(\??)([\d;]*)([A-Za-z])|[\s\S]/gu;

export class TerminalEmulator {
  private main: string[][];
  private alternate: string[][];
  private row = 0;
  private column = 0;
  /** Where the cursor was before the alternate screen. */
  private saved = [0, 0];
  /** Modes that are on, by number: 25 = cursor, 7 = wrapping, 1049 = alternate screen. */
  readonly modes = new Set(['25', '7']);

  constructor(
    readonly columns = 80,
    readonly rows = 24,
  ) {
    this.main = this.blank();
    this.alternate = this.blank();
  }

  get isAlternate(): boolean {
    return this.modes.has('1049');
  }

  /** What is on the screen, without blanks at the ends. */
  text(): string {
    const lines = this.screen.map((line) => line.join('').trimEnd());
    return lines.join('\n').trimEnd();
  }

  write(text: string): void {
    for (const [token, mark, numbers, letter] of text.matchAll(TOKEN)) {
      if (letter !== undefined) this.control(token, mark, numbers, letter);
      else if (token === '\r') this.column = 0;
      else if (token === '\n') this.lineFeed();
      else this.put(token);
    }
  }

  private get screen(): string[][] {
    return this.isAlternate ? this.alternate : this.main;
  }

  private blank(): string[][] {
    return Array.from({ length: this.rows }, () => new Array<string>(this.columns).fill(' '));
  }

  private control(token: string, mark: string, numbers: string, letter: string): void {
    if (mark === '?' && letter === 'h') {
      this.modes.add(numbers);
      if (numbers === '1049') {
        this.alternate = this.blank();
        this.saved = [this.row, this.column];
      }
    } else if (mark === '?' && letter === 'l') {
      this.modes.delete(numbers);
      if (numbers === '1049') [this.row, this.column] = this.saved;
    } else if (letter === 'H') {
      const [row, column] = numbers.split(';').map(Number);
      this.row = Math.min(this.rows, row || 1) - 1;
      this.column = Math.min(this.columns, column || 1) - 1;
    } else if (letter === 'K') {
      this.screen[this.row].fill(' ', Math.min(this.column, this.columns - 1));
    } else if (letter === 'J' && numbers === '2') {
      for (const line of this.screen) line.fill(' ');
    } else if (letter !== 'm') {
      throw new Error(`The terminal does not know ${JSON.stringify(token)}.`);
    }
  }

  private put(character: string): void {
    if (character < ' ') throw new Error(`The terminal does not know ${JSON.stringify(character)}.`);
    if (this.column >= this.columns) {
      if (this.modes.has('7')) {
        this.column = 0;
        this.lineFeed();
      } else {
        this.column = this.columns - 1;
      }
    }
    this.screen[this.row][this.column] = character;
    this.column += 1;
  }

  /** As a terminal in its usual mode does: to the beginning of the next line. */
  private lineFeed(): void {
    this.column = 0;
    this.row += 1;
    if (this.row < this.rows) return;
    this.screen.shift();
    this.screen.push(new Array<string>(this.columns).fill(' '));
    this.row = this.rows - 1;
  }
}
