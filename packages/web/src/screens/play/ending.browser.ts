// The moment of solving: it can be skipped, watched again, and shared without saying what it was.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { BrowserTest } from '../../testing/browser-test.js';
import { copiedBy, expectEqual, expectNote, expectThat, useSettings } from '../../testing/expect.js';
import { GridHand, painted, shipped, stretches } from '../../testing/grid-hand.js';

const solveKitten = (page: Page) => solveByMouse(page, 'kitten');

async function solveByMouse(page: Page, id: string): Promise<void> {
  const { puzzle, solution } = shipped(id);
  const hand = await GridHand.over(page, puzzle);
  for (const { row, from, to } of stretches(solution)) await hand.drag(row, from, to);
}

const shown = (page: Page) => page.locator('.end-panel-shown');

/** How much of the canvas is the ink of the picture, inside the page. */
const INK = () => {
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] === 0x1f && data[i + 1] === 0x27 && data[i + 2] === 0x57) count += 1;
  }
  return count;
};

/** Notes how much ink there is in every frame: now, and at least. */
const WATCH_INK = (ink: () => number) => {
  const look = () => {
    const now = ink();
    const { least = now } = globalThis as { least?: number };
    Object.assign(globalThis, { now, least: Math.min(now, least) });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** How many pixels of the picture have a colour, inside the page. */
const COUNT = ([red, green, blue]: readonly number[]) => {
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) count += 1;
  }
  return count;
};

/** Notes in every frame how large the canvas is and whether the clues are shown over the picture. */
const WATCH_FRAMES = () => {
  const sizes = new Set<string>();
  const covers = new Set<string>();
  const look = () => {
    const [cells, , clues] = document.querySelectorAll('canvas');
    if (document.querySelector('.end-panel') !== null && cells !== undefined) {
      sizes.add(`${cells.width}x${cells.height} at ${cells.getBoundingClientRect().top}`);
      covers.add(clues.style.visibility);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(globalThis, { frames: () => ({ sizes: [...sizes], covers: [...covers] }) });
};

/** How many pixels at the edge of the canvas are not empty. */
const EDGE = () => {
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const pixels = (x: number, y: number, columns: number, rows: number) =>
    context?.getImageData(x, y, columns, rows).data ?? [];
  const strips = [pixels(0, 0, width, 4), pixels(0, 0, 4, height), pixels(width - 4, 0, 4, height)];
  return strips.flatMap((strip) => [...strip]).filter((value, i) => i % 4 === 3 && value > 0).length;
};

/** Replaces sound, vibration and the wake lock by ones that write down what is asked of them. */
const WRITE_DOWN = () => {
  const asked: string[] = [];
  Object.assign(globalThis, { asked });
  const node = { connect: () => node, start: () => asked.push('tone'), stop: () => undefined };
  const gain = {
    setValueAtTime: () => 0,
    linearRampToValueAtTime: () => 0,
    exponentialRampToValueAtTime: () => 0,
  };
  class Audio {
    currentTime = 0;
    createOscillator = () => ({ ...node, frequency: { value: 0 } });
    createGain = () => ({ ...node, gain });
    close = async () => undefined;
  }
  Object.assign(globalThis, { AudioContext: Audio });
  Object.defineProperty(navigator, 'vibrate', { value: () => asked.push('vibrate') });
  const lock = () => {
    const sentinel = { released: false, release: async () => void asked.push('let go') };
    asked.push('stay awake');
    return sentinel;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => lock() } });
};

export const endingTests: readonly BrowserTest[] = [
  {
    name: 'a black-and-white puzzle with artwork ends in its colours, and so does its card',
    run: async ({ page, open }) => {
      const orange = () => page.evaluate(COUNT, [0xee, 0x7d, 0x22]);
      await open('#/play/duckling');
      await GridHand.over(page, shipped('duckling').puzzle);
      assert.equal(await orange(), 0);
      await solveByMouse(page, 'duckling');
      await shown(page).waitFor();
      await expectThat(orange, (count) => count > 500, 'expected the colours of the artwork');
      await open('#/');
      const picture = page.locator('a[href="#/play/duckling"] .thumbnail-solved canvas').first();
      await expectEqual(
        () =>
          picture.evaluate((canvas: HTMLCanvasElement) => [
            ...(canvas.getContext('2d')?.getImageData(0, 1, 1, 1).data ?? []),
          ]),
        [0xee, 0x7d, 0x22, 255],
      );
    },
  },
  {
    name: 'the end does not flicker: the canvas keeps its size, the clues go, nothing is left at the edges',
    context: { reducedMotion: 'no-preference' },
    run: async ({ page, open }) => {
      await open('#/play/kitten');
      await GridHand.over(page, shipped('kitten').puzzle);
      await page.evaluate(WATCH_FRAMES);
      await solveKitten(page);
      await shown(page).waitFor();
      await shown(page).locator('.stars').waitFor();
      await expectEqual(() => page.evaluate(EDGE), 0);
      const { sizes, covers } = await page.evaluate(() =>
        (globalThis as unknown as { frames(): { sizes: string[]; covers: string[] } }).frames(),
      );
      assert.equal(sizes.length, 1, sizes.join(', '));
      assert(covers.includes('hidden'), covers.join());
    },
  },
  {
    name: 'sound, vibration and the wake lock: only when they are on, and the screen may sleep in the end',
    run: async ({ page, context, open }) => {
      await context.addInitScript(WRITE_DOWN);
      const asked = (what: string) => async () =>
        (await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)).filter(
          (one) => one === what,
        ).length;
      await useSettings(context, { sound: false, haptics: false, awake: false });
      await open('#/play/umbrella');
      const hand = await GridHand.over(page, shipped('umbrella').puzzle);
      await hand.drag(0, 2, 2);
      await hand.marked('umbrella', 1);
      for (const what of ['tone', 'vibrate', 'stay awake']) assert.equal(await asked(what)(), 0, what);
      await useSettings(context, { sound: true, haptics: true, awake: true });
      await open('#/');
      await page.reload();
      await open('#/play/kitten');
      await solveKitten(page);
      await shown(page).waitFor();
      const moves = stretches(shipped('kitten').solution).length;
      await expectEqual(asked('vibrate'), moves);
      await expectThat(asked('tone'), (count) => count > moves);
      await expectEqual(asked('stay awake'), 1);
      await expectEqual(asked('let go'), 1);
    },
  },
  {
    name: 'the reveal is skipped by a tap; in dark mode the picture lies on light paper',
    context: { reducedMotion: 'no-preference', colorScheme: 'dark' },
    run: async ({ page, open }) => {
      await open('#/play/kitten');
      await solveKitten(page);
      await page.mouse.click(200, 200);
      await shown(page).getByRole('heading', { name: 'Kitten!' }).waitFor();
      await expectThat(
        () => page.evaluate(INK),
        (count) => count > 1000,
      );
      // The stars follow once the record of this solve is written.
      await shown(page).getByRole('img', { name: '3 of 3 stars' }).waitFor();
    },
  },
  {
    name: 'a replay shows the own solve again and ends where it was',
    run: async ({ page, open }) => {
      await open('#/play/kitten');
      await solveKitten(page);
      await shown(page).waitFor();
      await expectThat(
        () => page.evaluate(INK),
        (count) => count > 1000,
      );
      // The panel may still change its height, and the picture its place with it, until the stars are there.
      await shown(page).locator('.stars').waitFor();
      await shown(page).getByRole('link', { name: 'Next' }).waitFor();
      await painted(page);
      const whole = await page.evaluate(INK);
      await page.evaluate(`(${WATCH_INK})(${INK})`);
      await page.getByRole('button', { name: 'Replay' }).click();
      // Seen in every frame: the page may be busy while this test looks.
      await page.waitForFunction((all) => {
        const { least = all, now = all } = globalThis as { least?: number; now?: number };
        return least < all && now === all;
      }, whole);
    },
  },
  {
    name: 'a result to share has time and stars, and no word about the picture',
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    run: async ({ page, open }) => {
      await open('#/play/kitten');
      await solveKitten(page);
      const text = await copiedBy(page, () => page.getByRole('button', { name: 'Share result' }).click());
      await expectNote(page, 'Result copied.');
      assert.match(text, /5 × 5.*\n★★★ 0:\d\d/);
      assert.doesNotMatch(text, /kitten/i);
    },
  },
  {
    name: 'a finished line offers to cross out its rest, when that is to be asked',
    run: async ({ page, context, open }) => {
      await useSettings(context, { autoCross: 'ask' });
      const { puzzle, solution } = shipped('umbrella');
      await open('#/play/umbrella');
      const hand = await GridHand.over(page, puzzle);
      const row = puzzle.rows.findIndex((clue) => clue?.length === 1 && (clue[0].length ?? 5) < 5);
      const cells = Array.from(solution.cells.slice(row * 5, row * 5 + 5));
      await hand.drag(row, cells.indexOf(2), cells.lastIndexOf(2));
      await page.getByRole('button', { name: 'Cross out the rest' }).click();
      await hand.marked('umbrella', 5);
    },
  },
];
