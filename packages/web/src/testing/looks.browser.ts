// How the main screens look, at three sizes, light and dark.
import { type BrowserTest, DESKTOP, PHONE, TABLET } from './browser-test.js';
import { GridHand, painted, shipped, stretches } from './grid-hand.js';
import { cardOf } from './home-hand.js';
import { assertLooksAsBefore } from './snapshot.js';

const SIZES = { phone: PHONE, tablet: TABLET, desktop: DESKTOP } as const;

function look(
  name: string,
  size: keyof typeof SIZES,
  colorScheme: 'light' | 'dark',
  prepare: (stage: Parameters<BrowserTest['run']>[0]) => Promise<void>,
): BrowserTest {
  const title = `${name}-${size}-${colorScheme}`;
  return {
    name: `${title} looks as before`,
    context: { colorScheme, viewport: SIZES[size] },
    run: async (stage) => {
      await prepare(stage);
      await assertLooksAsBefore(stage.page, title);
    },
  };
}

const home: BrowserTest['run'] = async ({ page, open }) => {
  await open();
  await cardOf(page, 'umbrella').waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
};

/** A coloured puzzle, half done, with a hint. */
const playing: BrowserTest['run'] = async ({ page, open }) => {
  const { puzzle, solution } = shipped('toadstool');
  await open('#/play/toadstool');
  const hand = await GridHand.over(page, puzzle);
  for (const { row, from, to, color } of stretches(solution).slice(0, 6)) {
    await page.keyboard.press(String(color));
    await hand.drag(row, from, to);
  }
  await page.mouse.move(1, 1);
  await page.keyboard.press('h');
  await page.locator('.play-hint').waitFor();
};

const solved: BrowserTest['run'] = async ({ page, open }) => {
  const { puzzle, solution } = shipped('kitten');
  await open('#/play/kitten');
  const hand = await GridHand.over(page, puzzle);
  for (const { row, from, to } of stretches(solution)) await hand.drag(row, from, to);
  await page.getByRole('heading', { name: 'Kitten!' }).waitFor();
  await page.locator('.stars').waitFor();
  await page.getByRole('link', { name: 'Next' }).waitFor();
  await painted(page);
};

/** A puzzle solved, with its verdict and its film at the end. */
const solving: BrowserTest['run'] = async ({ page, open }) => {
  await open('#/solve');
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByText(/of 100/).waitFor();
};

/** A picture that has several solutions. */
const making: BrowserTest['run'] = async ({ page, open }) => {
  await open('#/make');
  await page.locator('canvas[role=application]').focus();
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Space');
    await page.keyboard.press(i % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
    await page.keyboard.press('ArrowDown');
  }
  // The verdict on the whole drawing, not on one of the states that led to it.
  await page.getByText('24 cells could differ').waitFor();
  await painted(page);
};

export const looksTests: readonly BrowserTest[] = [
  look('home', 'phone', 'dark', home),
  look('home', 'desktop', 'light', home),
  look('play', 'phone', 'light', playing),
  look('play', 'tablet', 'dark', playing),
  look('play', 'desktop', 'dark', playing),
  look('solved', 'tablet', 'light', solved),
  look('solve', 'phone', 'dark', solving),
  look('solve', 'desktop', 'light', solving),
  look('make', 'phone', 'light', making),
  look('make', 'desktop', 'dark', making),
];
