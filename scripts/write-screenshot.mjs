// Writes docs/page.png, the picture of the page in the README: two screens of the built page, one light on a
// wide screen, one dark on a phone, side by side. Run after a build.
import { writeFileSync } from 'node:fs';
import { decode, encode } from 'fast-png';
import { launchChromium } from '../packages/web/.cache/compiled/testing/chromium.js';
import { GridHand, shipped, stretches } from '../packages/web/.cache/compiled/testing/grid-hand.js';
import { servePage } from '../packages/web/.cache/compiled/testing/page-server.js';

const TARGET = 'docs/page.png';
const HEIGHT = 700;
const GAP = 24;

const [browser, server] = await Promise.all([launchChromium(), servePage()]);
try {
  const wide = await shot(
    'toadstool',
    { viewport: { width: 960, height: HEIGHT }, colorScheme: 'light' },
    13,
  );
  const phone = await shot(
    'owl',
    { viewport: { width: 375, height: HEIGHT }, colorScheme: 'dark', hasTouch: true },
    12,
  );
  writeFileSync(TARGET, besides(wide, phone));
} finally {
  await browser.close();
  await server.close();
}

/** A puzzle with some of its stretches drawn and a hint shown. */
async function shot(id, options, count) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('crosshatch.settings', '{"introduced":true}'));
  await page.goto(`${server.address}#/play/${id}`);
  const { puzzle, solution } = shipped(id);
  const hand = await GridHand.over(page, puzzle);
  for (const { row, from, to, color } of stretches(solution).slice(0, count)) {
    if (puzzle.palette.colors.length > 1)
      await page
        .locator('.swatch')
        .nth(color - 1)
        .click();
    await hand.drag(row, from, to);
  }
  for (const level of [1, 2, 3, 4]) {
    await page.keyboard.press('h');
    await page.getByRole('heading', { name: `Hint, part ${level} of 4` }).waitFor();
  }
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.activeElement?.blur());
  const png = decode(await page.screenshot());
  await context.close();
  return png;
}

/** Two pictures of one height as one, on white. */
function besides(left, right) {
  const width = left.width + GAP + right.width;
  const data = new Uint8Array(width * HEIGHT * 3).fill(255);
  for (const [picture, at] of [
    [left, 0],
    [right, left.width + GAP],
  ]) {
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < picture.width; x++) {
        for (let channel = 0; channel < 3; channel++) {
          data[(y * width + at + x) * 3 + channel] =
            picture.data[(y * picture.width + x) * picture.channels + channel];
        }
      }
    }
  }
  return encode({ width, height: HEIGHT, data, channels: 3 }, { zlib: { level: 9 } });
}
