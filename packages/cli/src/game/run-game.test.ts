import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puzzleOf } from '@crosshatch/core/model';
import { beginPlay } from '@crosshatch/core/play';
import { drawRows, parseDrawing } from '@crosshatch/core/render';
import { RecordedTerminal } from '../testing/recorded-terminal.js';
import { beginGame, type Game } from './game.js';
import { type GameEnd, type GameSettings, runGame } from './run-game.js';
import type { Thinker } from './thinker.js';
import { Thinking } from './thinking.js';

const PLUS = puzzleOf(parseDrawing('.#. \n ### \n .#.'));
const ESC = '\u001b';
const LEAVES = `${ESC}[0m${ESC}[?7h${ESC}[?25h${ESC}[?1049l`;

const inPlace: Thinker = {
  ask: (question, play, done) => setImmediate(() => done(new Thinking().answer(question, play))),
  stop: () => {},
};

interface Sitting {
  readonly terminal: RecordedTerminal;
  readonly saves: Game[];
  readonly end: Promise<GameEnd>;
}

async function sit(settings: Partial<GameSettings> = {}): Promise<Sitting> {
  const terminal = new RecordedTerminal();
  const saves: Game[] = [];
  const end = runGame(
    beginGame(beginPlay(PLUS), { title: 'Plus' }, 'Welcome.'),
    {
      look: { color: 'none', isAscii: false },
      hasMouse: true,
      thinker: inPlace,
      save: async (game) => {
        saves.push(game);
      },
      ...settings,
    },
    terminal.context,
  );
  await terminal.until('Welcome.');
  return { terminal, saves, end };
}

function rows({ game }: GameEnd): string {
  return drawRows(game.play.grid).join(' ');
}

function isRestored({ terminal }: Sitting): boolean {
  return terminal.written.endsWith(LEAVES) && !terminal.isRaw && terminal.written.includes(`${ESC}[?1000l`);
}

test('played with the keyboard to the end', async () => {
  const sitting = await sit();
  const { terminal, end } = sitting;
  assert(terminal.isRaw);
  assert(terminal.written.startsWith(`${ESC}[?1049h`));
  terminal.type(`${ESC}[C ${ESC}[B${ESC}[D${ESC}[1;2C${ESC}[1;2C${ESC}[D${ESC}[B `);
  await terminal.until('Solved: Plus, in 3 moves');
  terminal.type('q');
  const { outcome, game } = await end;
  assert.equal(outcome, 'ok');
  assert(game.isSolved);
  assert(isRestored(sitting));
});

test('played with the mouse; a click beside the grid does nothing', async () => {
  const { terminal, end } = await sit();
  // The grid begins at column 3, line 4, as people count.
  terminal.type(
    `${ESC}[<0;4;5M${ESC}[<32;8;5M${ESC}[<0;8;5m${ESC}[<2;4;4M${ESC}[<2;4;4m${ESC}[<0;70;20M${ESC}[<0;70;20m`,
  );
  await terminal.until('×');
  terminal.type('q');
  assert.equal(rows(await end), '.?? ### ???');
});

test('a click on a colour chooses it, the wheel scrolls', async () => {
  const { terminal, end } = await sit();
  terminal.type(`${ESC}[<65;4;5M${ESC}[<64;4;5M`);
  terminal.type('q');
  assert.equal((await end).game.play.done.length, 0);
});

test('Ctrl-C, the end of the input and SIGTERM give the terminal back', async () => {
  const keyed = await sit();
  keyed.terminal.type('\u0003');
  assert.equal((await keyed.end).outcome, 'interrupted');
  assert(isRestored(keyed));

  const ended = await sit();
  ended.terminal.stdin.end();
  assert.equal((await ended.end).outcome, 'terminated');
  assert(isRestored(ended));

  const signalled = await sit();
  signalled.terminal.terminate();
  assert.equal((await signalled.end).outcome, 'terminated');
  assert(isRestored(signalled));
});

test('a crash gives the terminal back, too', async () => {
  const broken: Thinker = { ask: (_, __, done) => done(new Error('lost the thread')), stop: () => {} };
  const sitting = await sit({ thinker: broken });
  sitting.terminal.type('h');
  await assert.rejects(sitting.end, /lost the thread/);
  assert(isRestored(sitting));

  const throwing: Thinker = {
    ask: () => {
      throw new Error('could not begin');
    },
    stop: () => {},
  };
  const other = await sit({ thinker: throwing });
  other.terminal.type('c');
  await assert.rejects(other.end, /could not begin/);
  assert(isRestored(other));
});

test('marks are saved shortly after a move; a failure is shown and the game goes on', async () => {
  const { terminal, saves, end } = await sit({
    save: async (game) => {
      saves.push(game);
      throw new Error('the disk is full');
    },
  });
  terminal.type(' ');
  await terminal.until('Not saved: the disk is full');
  assert.equal(saves.length, 1);
  assert.equal(saves[0].play.done.length, 1);
  terminal.type('q');
  await assert.rejects(end, /the disk is full/);
});

test('what is not saved yet is saved at the end, after the save that is under way', async () => {
  const finish: (() => void)[] = [];
  const order: string[] = [];
  const { terminal, end } = await sit({
    save: async (game) => {
      order.push(`begin ${game.play.done.length}`);
      if (order.length === 1) await new Promise<void>((resolve) => finish.push(resolve));
      order.push(`end ${game.play.done.length}`);
    },
  });
  terminal.type(' ');
  while (finish.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  terminal.type(`${ESC}[Cxq`);
  await terminal.until('×');
  finish[0]();
  await end;
  assert.deepEqual(order, ['begin 1', 'end 1', 'begin 2', 'end 2']);
});

test('a hint, a check, Escape by itself, the help', async () => {
  const { terminal, end } = await sit();
  terminal.type('h');
  await terminal.until(/Look at/);
  terminal.type('c');
  await terminal.until('Right so far.');
  terminal.type('?');
  await terminal.until('Any key: back');
  terminal.written = '';
  terminal.type(ESC);
  await terminal.until('1 ┃');
  terminal.type('q');
  await end;
});

test('a new size of the window is drawn for', async () => {
  const { terminal, end } = await sit();
  terminal.written = '';
  terminal.resize(20, 5);
  await terminal.until('20x12');
  terminal.resize(40, 20);
  await terminal.until('[2J');
  await terminal.until('q quit');
  terminal.type('q');
  await end;
});
