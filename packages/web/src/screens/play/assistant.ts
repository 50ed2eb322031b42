// Helps the player: hints in four levels, checks, explanations of a cell, back to before the mistake, marks of
// what is wrong. Asks the worker; the answer is a card with words, drawn on the grid too. A move of the player
// closes the card, because it described another grid.

import type { HintLevel } from '@crosshatch/core/explain';
import { allCandidates, copyGrid, type Grid, type Puzzle } from '@crosshatch/core/model';
import type { SolveResult } from '@crosshatch/core/solve';
import { batch, effect, signal } from '@preact/signals';
import { pointedOfHint, pointedOfStep } from '../../grid/pointed.js';
import type { Pointed } from '../../grid/scene.js';
import { settings } from '../../settings/settings.js';
import { announce, notify } from '../../shell/announcer.js';
import { play as words } from '../../strings/words.js';
import type { LibraryWorker } from '../../worker/client.js';
import type { Marked } from '../../worker/explain-handlers.js';
import type { WhyStep } from '../../worker/why-steps.js';
import type { PlayModel } from './play-model.js';

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
  /** An explanation in steps. */
  readonly steps?: ShownSteps;
}

/** The steps of an explanation as a tree: which one is drawn on the grid, and which ones show their reasons. */
export interface ShownSteps {
  readonly all: readonly WhyStep[];
  readonly at: number;
  readonly unfolded: ReadonlySet<number>;
}

export class Assistant {
  readonly card = signal<Card | undefined>(undefined);
  readonly isThinking = signal(false);
  /** Whether the next cell chosen is the one to be explained. */
  readonly isPicking = signal(false);
  readonly wrong = signal<ReadonlySet<number>>(new Set());
  /** How much help was used in this play. */
  readonly hints;
  readonly checks;
  private asking = new AbortController();
  private known: { readonly puzzle: Puzzle; readonly result: SolveResult } | undefined;

  constructor(
    private readonly model: PlayModel,
    private readonly worker: LibraryWorker,
    used: { readonly hints: number; readonly checks: number } | undefined,
  ) {
    this.hints = signal(used?.hints ?? 0);
    this.checks = signal(used?.checks ?? 0);
  }

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
    const answer = await this.think(async (signal) =>
      this.worker.call(
        'hint',
        { ...(await this.about(signal)), level, ...(near === undefined ? {} : { near }) },
        { signal },
      ),
    );
    if (answer === undefined) return;
    const { hint, before } = answer;
    if (level === 1) this.hints.value = this.hints.peek() + 1;
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
    const answer = await this.think(async (signal) =>
      this.worker.call('judgeMarks', await this.about(signal), { signal }),
    );
    if (answer === undefined) return;
    this.checks.value = this.checks.peek() + 1;
    const { verdict } = answer.judgement;
    const offersBack = verdict === 'wrong' || verdict === 'wrong-together';
    this.show({ title: words.check, text: answer.words, offersBack });
  }

  /** Undoes up to the last state that was right. */
  async goBack(): Promise<void> {
    const play = this.model.play.peek();
    const answer = await this.think(async (signal) =>
      this.worker.call('beforeMistake', { ...(await this.about(signal)), play }, { signal }),
    );
    if (answer === undefined) return;
    const { search } = answer;
    if (search.verdict === 'mistake' && search.undo !== null) {
      this.model.goTo(play.done.length - search.undo);
      notify(`${answer.words} ${words.redoBringsBack}`);
      return;
    }
    this.show({ title: words.back, text: answer.words });
  }

  /** Whether it has anything to say. */
  get isBusy(): boolean {
    return this.card.value !== undefined || this.isThinking.value || this.isPicking.value;
  }

  /** Lets the player choose the cell to explain. */
  pick(): void {
    this.dismiss();
    this.isPicking.value = true;
    announce(words.whyPick);
  }

  async why(cell: number): Promise<void> {
    const answer = await this.think(async (signal) => {
      const about = await this.about(signal);
      // What the player has put there is the question, not an answer.
      const grid = copyGrid(about.grid);
      grid.cells[cell] = allCandidates(about.puzzle.palette);
      return this.worker.call('why', { ...about, grid, cell }, { signal });
    });
    if (answer === undefined) return;
    if (answer.steps.length > 0) {
      this.showStep({ all: answer.steps, at: 0, unfolded: new Set() });
      return;
    }
    // The only cells that are known without the player's marks are given ones.
    const text = answer.kind === 'known' ? words.whyGiven : answer.words;
    this.show({ title: words.why, text, offersBack: answer.kind === 'mistake' });
  }

  /** The next step of the explanation, or the one before, in the order of the tree. */
  turn(by: number): void {
    const steps = this.card.peek()?.steps;
    if (steps !== undefined) this.walkTo(steps.at + by);
  }

  /** Draws a step of the explanation on the grid, and unfolds the tree down to it. */
  walkTo(at: number): void {
    const steps = this.card.peek()?.steps;
    if (steps === undefined || at < 0 || at >= steps.all.length) return;
    const unfolded = new Set(steps.unfolded);
    for (let { parent } = steps.all[at]; parent >= 0; { parent } = steps.all[parent]) unfolded.add(parent);
    this.showStep({ ...steps, at, unfolded });
  }

  /** Shows or hides the reasons of a step. */
  fold(step: number): void {
    const card = this.card.peek();
    if (card?.steps === undefined) return;
    const unfolded = new Set(card.steps.unfolded);
    if (!unfolded.delete(step)) unfolded.add(step);
    this.card.value = { ...card, steps: { ...card.steps, unfolded } };
  }

  private showStep(steps: ShownSteps): void {
    const { all, at } = steps;
    const { title, sentence } = all[at];
    const place = words.whyStep(at + 1, all.length);
    this.show({
      title: title === '' ? place : `${place}: ${title}`,
      text: sentence,
      pointed: pointedOfStep(all[at], this.model.play.peek()),
      steps,
    });
  }

  /** The puzzle and its marks. Solved once: the page keeps the verdict when a worker is stopped. */
  private async about(signal?: AbortSignal): Promise<Marked> {
    const { puzzle, given, grid } = this.model.play.peek();
    const played = { puzzle, ...(given === null ? {} : { given }) };
    if (this.known?.puzzle !== puzzle) {
      this.known = { puzzle, result: await this.worker.call('verdict', played, signal ? { signal } : {}) };
    }
    return { ...played, grid, result: this.known.result };
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
        judged = this.model.play.peek().grid;
        const answer = await this.about()
          .then((about) => this.worker.call('judgeMarks', about))
          .catch(() => undefined);
        if (answer === undefined) continue;
        const { judgement } = answer;
        const wrong = judgement.verdict === 'wrong' ? judgement.cells : [];
        if (wrong.length > 0) this.checks.value = this.checks.peek() + 1;
        this.wrong.value = new Set(wrong);
      }
      isBusy = false;
    };
    const stop = effect(() => {
      void this.model.play.value;
      const { errors } = settings.value;
      if (errors === 'live' || errors === 'lives') judge();
      else if (this.wrong.peek().size > 0) this.wrong.value = new Set();
    });
    return () => {
      isStopped = true;
      stop();
    };
  }
}
