// The Make screen in a browser.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type PuzzleDocument, parse, solve, write } from '@crosshatch/core';
import { gridOfColors, puzzleOf } from '@crosshatch/core/model';
import type { Download, Page } from 'playwright-core';
import { fit, layOut, runEms } from '../../grid/geometry.js';
import { findings, findingsInBothThemes } from '../../testing/axe.js';
import { type BrowserTest, PHONE } from '../../testing/browser-test.js';
import { copiedBy, expectValue } from '../../testing/expect.js';
import { cardOf } from '../../testing/home-hand.js';

/** A code that opens this picture: rows of `#` and `.`. */
function codeOf(...rows: string[]): string {
  const cells = [...rows.join('')].map((character) => (character === '#' ? 1 : 0));
  const goal = gridOfColors({ width: rows[0].length, height: rows.length }, cells);
  const written = write({ puzzle: puzzleOf(goal), meta: {}, goal }, 'link');
  assert(written.ok);
  return String(written.output).trim();
}

/** A heart, and one with a hole that could be elsewhere. */
const HEART = ['.#.#.', '#####', '#####', '.###.', '..#..'];
const DOUBTFUL = ['#...', '.#..', '..##', '..##'];

async function canvas(page: Page) {
  // Painted for the first time after it has begun to listen.
  const sheet = page.locator('.drawing canvas[role=application][data-painted]');
  await sheet.waitFor();
  const box = await sheet.boundingBox();
  assert(box !== null);
  return { sheet, box };
}

/** The middle of a cell of a square black-and-white drawing, as the layout has it for a sheet of this size. */
async function cellPlace(page: Page, side: number, x: number, y: number) {
  const { box } = await canvas(page);
  const em = runEms(1, false);
  const shape = {
    columns: side,
    rows: side,
    rowEms: 4 * em,
    stackedEms: 4 * em,
    columnRuns: 4,
    columnEms: em,
  };
  const { gx, gy, cell } = layOut(shape, box, fit(shape, box));
  return { x: box.x + gx + (x + 0.5) * cell, y: box.y + gy + (y + 0.5) * cell };
}

async function contentOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}

async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await contentOf(download) };
}

function only(text: string): PuzzleDocument {
  const read = parse(text);
  assert(read.ok, JSON.stringify(read));
  return read.documents[0];
}

/** Drops a PNG with a dark disc on light paper, large or small, or with noise all over it. */
async function dropPhoto(page: Page, motif: 'disc' | 'dot' | 'noise' = 'disc'): Promise<void> {
  await page.evaluate(async (wanted) => {
    const sheet = document.createElement('canvas');
    sheet.width = 300;
    sheet.height = 300;
    const context = sheet.getContext('2d');
    if (context === null) return;
    context.fillStyle = '#f4efe0';
    context.fillRect(0, 0, 300, 300);
    context.fillStyle = '#203040';
    if (wanted !== 'noise') context.arc(150, 150, wanted === 'disc' ? 120 : 30, 0, 7);
    else {
      for (let i = 0, seed = 7; i < 3600; i++) {
        seed = (seed * 48_271) % 2_147_483_647;
        if (seed % 2 === 0) context.rect((i % 60) * 5, Math.trunc(i / 60) * 5, 5, 5);
      }
    }
    context.fill();
    const blob = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve));
    const data = new DataTransfer();
    data.items.add(new File([blob ?? ''], 'disc.png', { type: 'image/png' }));
    dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
  }, motif);
}

export const makeTests: readonly BrowserTest[] = [
  {
    name: 'draw by mouse: a stroke is one undo, the verdict is live',
    run: async ({ page, open }) => {
      await open('#/make');
      await page.getByText('Nothing is drawn yet.').waitFor();
      const from = await cellPlace(page, 10, 1, 2);
      const to = await cellPlace(page, 10, 8, 2);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
      await page.getByRole('heading', { name: 'One solution' }).waitFor();
      await page.getByText(/of 100/).waitFor();
      assert.equal((await only((await saved(page, 'Download')).text)).puzzle.rows[2]?.[0].length, 8);
      await page.keyboard.press('ControlOrMeta+Z');
      await page.getByText('Nothing is drawn yet.').waitFor();
      await page.getByRole('button', { name: 'Redo' }).click();
      await page.getByRole('heading', { name: 'One solution' }).waitFor();
    },
  },
  {
    name: 'draw by touch, with a mirror',
    context: { viewport: PHONE, hasTouch: true },
    run: async ({ page, open }) => {
      await open('#/make');
      await page.getByLabel('Mirror').selectOption('both');
      const place = await cellPlace(page, 10, 0, 0);
      await page.touchscreen.tap(place.x, place.y);
      await page.getByRole('heading', { name: 'One solution' }).waitFor();
      const { puzzle } = only((await saved(page, 'Download')).text);
      assert.deepEqual(
        puzzle.rows.map((clue) => clue?.length),
        [2, 0, 0, 0, 0, 0, 0, 0, 0, 2],
      );
    },
  },
  {
    name: 'make a puzzle by keyboard alone and prove it unique',
    run: async ({ page, open }) => {
      await open('#/make');
      await canvas(page);
      await page.locator('.drawing canvas[role=application]').focus();
      for (let x = 0; x < 5; x++) {
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowDown');
      }
      await page.getByRole('heading', { name: 'Several solutions' }).waitFor();
      await page.keyboard.press('ControlOrMeta+A');
      await page.getByRole('button', { name: 'Clear' }).press('Enter');
      await page.locator('.drawing canvas[role=application]').focus();
      for (let x = 0; x < 3; x++) {
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowLeft');
      }
      await page.getByRole('heading', { name: 'One solution' }).waitFor();
      const { puzzle } = only((await saved(page, 'Download')).text);
      assert.equal(solve(puzzle).verdict, 'unique');
    },
  },
  {
    name: 'an ambiguous picture is made unique with one click, and back by undo',
    run: async ({ page, open }) => {
      await open(`#/make/${codeOf(...DOUBTFUL)}`);
      await page.getByRole('heading', { name: 'Several solutions' }).waitFor();
      await page.getByText(/could differ/).waitFor();
      const before = only((await saved(page, 'Download')).text);
      assert.equal(solve(before.puzzle).verdict, 'multiple');
      await page.getByRole('button', { name: 'Make it unique' }).click();
      await page
        .locator('.outcome')
        .getByText(/cells? changed; .* framed/)
        .waitFor();
      await page.getByRole('heading', { name: 'One solution' }).waitFor();
      assert.equal(solve(only((await saved(page, 'Download')).text).puzzle).verdict, 'unique');
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('heading', { name: 'Several solutions' }).waitFor();
    },
  },
  {
    name: 'colours, sizes, shifts and tools',
    run: async ({ page, open }) => {
      await open(`#/make/${codeOf(...HEART)}`);
      await page.getByRole('heading', { name: 'One solution' }).waitFor();
      await page.getByText('Size and place').click();
      await page.getByRole('button', { name: 'Add a line at the left' }).click();
      await page.getByRole('button', { name: 'Remove a line at the bottom' }).click();
      await page.getByText('6 × 4').waitFor();
      await page.getByRole('button', { name: 'Shift left' }).click();
      await page.getByRole('button', { name: 'Add a colour' }).click();
      await page.getByRole('button', { name: 'Fill an area' }).click();
      await page.locator('.drawing canvas[role=application]').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await page.getByLabel('File format').selectOption('crosshatch');
      const { puzzle, goal } = only((await saved(page, 'Download')).text);
      assert.deepEqual([puzzle.width, puzzle.height, puzzle.palette.colors.length], [6, 4, 2]);
      const rows = Array.from({ length: 4 }, (_, y) =>
        Array.from({ length: 6 }, (_, x) => Math.log2(goal?.cells[y * 6 + x] ?? 0)).join(''),
      );
      assert.deepEqual(rows, ['020200', '222220', '222220', '022200']);
      await page.getByRole('button', { name: /^Remove red/ }).click();
      await page.getByText('Nothing is drawn yet.').waitFor();
    },
  },
  {
    name: 'title and author go into files, pictures and links; the link opens again',
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    run: async ({ page, open }) => {
      await open(`#/make/${codeOf(...HEART)}`);
      await page.getByRole('heading', { name: 'One solution' }).waitFor();
      await page.getByLabel('Title').fill('My heart <b>');
      await page.getByLabel('Author').fill('Ada');
      await page.getByLabel('Licence').fill('CC0-1.0');
      const file = await saved(page, 'Download');
      assert.equal(file.name, 'my-heart-b.non');
      assert.deepEqual(only(file.text).meta, { title: 'My heart <b>', author: 'Ada', license: 'CC0-1.0' });
      const svg = await saved(page, 'SVG');
      assert.match(svg.text, /^<svg[^>]*viewBox/);
      assert.match(svg.text, /My heart &lt;b&gt;/);
      assert.match((await saved(page, 'PNG')).text, /^.PNG/);
      assert.match((await saved(page, 'PDF to print')).text, /^%PDF-/);
      await page.getByRole('button', { name: 'Share' }).click();
      const link = await copiedBy(page, () => page.getByRole('button', { name: 'Copy the link' }).click());
      await open(`#/make/${link.split('#')[1]}`);
      await page.getByRole('heading', { name: 'One solution' }).waitFor();
      await expectValue(page.getByLabel('Title'), 'My heart <b>');
    },
  },
  {
    name: 'a dropped photo becomes a drawing, by sliders; another file does nothing bad',
    run: async ({ page, open }) => {
      await open('#/make');
      await canvas(page);
      await dropPhoto(page);
      await page.getByRole('img', { name: 'Preview, 25 by 25 cells' }).waitFor();
      await page.getByLabel(/Size of the longer side/).fill('12');
      await page.getByRole('img', { name: 'Preview, 12 by 12 cells' }).waitFor();
      assert.deepEqual(await findings(page), []);
      await page.getByRole('button', { name: 'Make the puzzle' }).click();
      await page.getByRole('heading', { name: 'One solution' }).waitFor();
      const { puzzle, goal } = only((await saved(page, 'Download')).text);
      assert.deepEqual([puzzle.width, puzzle.height], [12, 12]);
      const filled = goal?.cells.filter((cell) => cell === 2).length ?? 0;
      assert(filled > 90 && filled < 130, `${filled} cells of a disc`);
      const junk = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.alloc(1000, 7) };
      await page.locator('input[type=file]').setInputFiles(junk);
      await page.getByText('This is neither a picture nor a puzzle').first().waitFor();
    },
  },
  {
    name: 'a photo made as hard as wanted, or not: both are reported, and so are dull ones',
    run: async ({ page, open }) => {
      await open('#/make');
      await canvas(page);
      const make = async (size: number, wanted: string) => {
        await dropPhoto(page, 'dot');
        await page.getByLabel(/Size of the longer side/).fill(String(size));
        await page.getByRole('img', { name: `Preview, ${size} by ${size} cells` }).waitFor();
        await page.getByRole('switch', { name: 'Crop to the subject' }).uncheck();
        await page.locator('.photo .dull').getByText('It is almost empty.').waitFor();
        if (size === 8) assert.deepEqual(await findings(page), []);
        await page.getByRole('switch', { name: 'Crop to the subject' }).check();
        await page.getByText('It is almost empty.').waitFor({ state: 'detached' });
        await page.getByRole('radio', { name: wanted }).check();
        await page.getByRole('button', { name: 'Make the puzzle' }).click();
      };
      await make(8, 'Hard');
      await page.locator('.outcome').getByText('“Hard” was not reached').waitFor();
      await make(25, 'Medium');
      await page.getByRole('button', { name: 'Medium', exact: true, disabled: true }).waitFor();
      await page
        .locator('.outcome')
        .getByText(/cells changed/)
        .waitFor();
      await page
        .locator('.verdict-grade')
        .getByText(/^Medium/)
        .waitFor();
    },
  },
  {
    name: 'looking for changes can be stopped, and changes nothing',
    leavesWork: true,
    run: async ({ page, open }) => {
      await open('#/make');
      await canvas(page);
      await dropPhoto(page, 'noise');
      await page.getByLabel(/Size of the longer side/).fill('60');
      await page.getByRole('img', { name: 'Preview, 60 by 60 cells' }).waitFor();
      await page.getByRole('radio', { name: 'Unchanged' }).check();
      await page.getByRole('button', { name: 'Make the puzzle' }).click();
      await page.locator('.verdict-words h2').waitFor();
      const before = (await saved(page, 'Download')).text;
      await page.getByRole('button', { name: 'Hard', exact: true }).click();
      await page.getByText('so far').waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.locator('.outcome').getByText('Stopped. Nothing was changed.').waitFor();
      assert.equal((await saved(page, 'Download')).text, before);
    },
  },
  {
    name: 'a drawing is still there after a reload',
    run: async ({ page, open }) => {
      await open(`#/make/${codeOf(...HEART)}`);
      await page.getByRole('heading', { name: 'One solution' }).waitFor();
      await page.getByLabel('Title').fill('Kept');
      await open('#/');
      await cardOf(page, 'umbrella').waitFor();
      await page.reload();
      await open('#/make');
      await page.getByRole('heading', { name: 'One solution' }).waitFor();
      await expectValue(page.getByLabel('Title'), 'Kept');
    },
  },
  {
    name: 'axe finds nothing, light and dark',
    context: { viewport: PHONE },
    run: async ({ page, open }) => {
      await open(`#/make/${codeOf(...DOUBTFUL)}`);
      await page.getByText(/could differ/).waitFor();
      await page.getByText('Size and place').click();
      await page.getByRole('button', { name: 'Add a colour' }).click();
      assert.deepEqual(await findingsInBothThemes(page), []);
    },
  },
];
