// Helps the player: hints in four parts, "right so far?", "why is this cell so?", back to before the
// mistake, marks of what is wrong. Asks the worker; what it answers is a card with words, drawn on the
// grid too. A move of the player puts the card away: it spoke of another grid.
import { batch, effect, signal } from '@preact/signals';
import type { HintLevel } from 'crosshatch';
import { allCandidates, copyGrid, type Grid } from 'crosshatch/model';
import type { Pointed } from '../../grid/scene.js';
import { settings } from '../../settings/settings.js';
import { announce, notify } from '../../shell/announcer.js';
import { play as words } from '../../strings/play.js';
import type { LibraryWorker } from '../../worker/client.js';
import type { Marked, ToldStep } from '../../worker/explain-handlers.js';
import type { PlayModel } from './play-model.js';
import { pointedOfDeduction, pointedOfHint } from './pointed.js';

export interface Card {
  readonly title: string;
  readonly text: string;
  /** What has to be seen before. */
  readonly before?: readonly string[];
  readonly pointed?: Pointed | undefined;
  /** A hint: which part this is. */
  readonly level?: HintLevel;
  /** Whether going back to before the mistake is offered. */
  readonly offersBack?: boolean;
  /** An explanation in several steps: all of them, and which one is shown. */
  readonly steps?: { readonly all: readonly ToldStep[]; readonly at: number };
}

export class Assistant {
  readonly card = signal<Card | undefined>(undefined);
  readonly isThinking = signal(false);
  /** Whether the next cell chosen is the one to be explained. */
  readonly isPicking = signal(false);
  readonly wrong = signal<ReadonlySet<number>>(new Set());
  private asking = new AbortController();

  constructor(
    private readonly model: PlayModel,
    private readonly worker: LibraryWorker,
  ) {}

  /** Follows the player; the result stops that. */
  follow(): () => void {
    const stops = [
      effect(() => {
        void this.model.play.value;
        this.dismiss();
      }),
      this.followErrors(),
    ];
    return () => {
      for (const stop of stops) stop();
      this.asking.abort();
    };
  }

  /** Puts the card away and stops thinking. */
  dismiss(): void {
    this.asking.abort();
    batch(() => {
      this.card.value = undefined;
      this.isThinking.value = false;
      this.isPicking.value = false;
    });
  }

  /** The first part of a hint, or the next part of the one that is shown. */
  async hint(): Promise<void> {
    const shown = this.card.peek()?.level ?? 0;
    const level = Math.min(4, shown + 1) as HintLevel;
    const near = this.model.lastChanged();
    const told = await this.think((signal) =>
      this.worker.ask(
        'hint',
        { ...this.about(), level, ...(near === undefined ? {} : { near }) },
        { signal },
      ),
    );
    if (told === undefined) return;
    const { hint, before } = told;
    const hasLevels = hint.kind === 'deduction' || hint.kind === 'mistake';
    this.show({
      title: hasLevels ? words.hintLevel(level) : words.hint,
      text: hint.words,
      before,
      pointed: pointedOfHint(hint),
      ...(hasLevels ? { level } : {}),
      offersBack: hint.kind === 'mistake',
    });
  }

  async check(): Promise<void> {
    const answer = await this.think((signal) => this.worker.ask('rightSoFar', this.about(), { signal }));
    if (answer === undefined) return;
    const texts = {
      yes: words.checkYes,
      no: words.checkNo,
      undecided: words.undecided,
      'cannot-tell':
        answer.answer === 'cannot-tell' && answer.because === 'several'
          ? words.checkSeveral
          : words.checkNoSolution,
    };
    this.show({ title: words.check, text: texts[answer.answer], offersBack: answer.answer === 'no' });
  }

  /** Undoes up to the last state that was right. */
  async goBack(): Promise<void> {
    const play = this.model.play.peek();
    const found = await this.think((signal) => this.worker.ask('beforeMistake', { play }, { signal }));
    if (found === undefined) return;
    if (found.kind === 'mistake' && found.moves !== null) {
      this.model.goTo(found.moves);
      notify(words.wentBack(play.done.length - found.moves));
      return;
    }
    const texts = {
      right: words.checkYes,
      mistake: words.neverRight,
      'no-solution': words.checkNoSolution,
      undecided: words.undecided,
    };
    this.show({ title: words.back, text: texts[found.kind] });
  }

  /** Lets the player choose the cell to explain. */
  pick(): void {
    this.dismiss();
    this.isPicking.value = true;
    announce(words.whyPick);
  }

  async why(cell: number): Promise<void> {
    const about = this.about();
    // What the player has put there is the question, not an answer.
    const grid = copyGrid(about.grid);
    grid.cells[cell] = allCandidates(about.puzzle.palette);
    const told = await this.think((signal) => this.worker.ask('why', { ...about, grid, cell }, { signal }));
    if (told === undefined) return;
    if (told.steps.length > 0) {
      this.showStep(told.steps, 0);
      return;
    }
    const texts = {
      chain: words.whyOpen,
      known: words.whyGiven,
      open: words.whyOpen,
      mistake: words.whyMistake,
      'no-solution': words.checkNoSolution,
      undecided: words.undecided,
    };
    this.show({ title: words.why, text: texts[told.kind], offersBack: told.kind === 'mistake' });
  }

  /** Another step of the explanation that is shown. */
  turn(by: number): void {
    const steps = this.card.peek()?.steps;
    if (steps === undefined) return;
    this.showStep(steps.all, Math.max(0, Math.min(steps.all.length - 1, steps.at + by)));
  }

  private showStep(all: readonly ToldStep[], at: number): void {
    const { title, sentence, deduction } = all[at];
    this.show({
      title: `${words.whyStep(at + 1, all.length)}: ${title}`,
      text: sentence,
      pointed: pointedOfDeduction(deduction),
      steps: { all, at },
    });
  }

  /** What is played, and how it stands. */
  private about(): Marked {
    const { puzzle, given, grid } = this.model.play.peek();
    return { puzzle, grid, ...(given === null ? {} : { given }) };
  }

  private show(card: Card): void {
    this.card.value = card;
    announce(`${card.title}. ${card.text}`);
  }

  /** Asks, with a sign of thinking meanwhile. Undefined when it was stopped. */
  private async think<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    this.asking.abort();
    const asking = new AbortController();
    this.asking = asking;
    batch(() => {
      this.isPicking.value = false;
      this.isThinking.value = true;
    });
    try {
      return await ask(asking.signal);
    } catch (error) {
      if (!asking.signal.aborted) this.show({ title: words.hint, text: String(error) });
      return undefined;
    } finally {
      if (this.asking === asking) this.isThinking.value = false;
    }
  }

  /** Judges after every move while that is switched on; a move made meanwhile is judged next. */
  private followErrors(): () => void {
    let isBusy = false;
    let isStopped = false;
    const judge = async () => {
      if (isBusy) return;
      isBusy = true;
      let judged: Grid | undefined;
      while (judged !== this.model.play.peek().grid && !isStopped) {
        const about = this.about();
        judged = about.grid;
        const told = await this.worker.ask('judgeMarks', about).catch(() => undefined);
        if (told !== undefined) this.wrong.value = new Set(told.kind === 'wrong' ? told.cells : []);
      }
      isBusy = false;
    };
    const stop = effect(() => {
      void this.model.play.value;
      if (settings.value.liveErrors) judge();
      else if (this.wrong.peek().size > 0) this.wrong.value = new Set();
    });
    return () => {
      isStopped = true;
      stop();
    };
  }
}
