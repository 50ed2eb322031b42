// The Scan screen in a browser, with real picture files and a fake camera.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { findings } from '../../testing/axe.js';
import { type BrowserTest, PHONE } from '../../testing/browser-test.js';
import { launchChromium } from '../../testing/chromium.js';
import { expectThat, PATIENCE } from '../../testing/expect.js';
import { GridHand } from '../../testing/grid-hand.js';
import { cardOf } from '../../testing/home-hand.js';
import {
  CELL,
  drawn,
  pngFile,
  puzzleOfRuns,
  sideBySide,
  turnedLeft,
  y4mFilm,
} from '../../testing/puzzle-pictures.js';

/** A mushroom on five rows. */
const COLUMNS = [[1], [2, 1], [5], [2], [1]];
const MUSHROOM = puzzleOfRuns([[1], [3], [5], [1], [2]], COLUMNS);
/** A heart on a stand, 8 and 4 in its rows 2 and 5 misprinted as 1: no other reading explains that. */
const MISPRINT = puzzleOfRuns(
  [[2, 2], [1], [8], [6], [1], [2], [1, 2, 1]],
  [[2, 1], [4], [5], [6], [7], [5], [3], [2, 1]],
);
const FILE = pngFile(drawn(MUSHROOM));
const SMALL = { width: 320, height: 568 };
/** Where the grid begins in the pictures: a margin, one number to the left, two above. */
const [LEFT, TOP] = [2 * CELL, 3 * CELL];

async function bring(page: Page, file: ReturnType<typeof pngFile> | typeof FILE): Promise<void> {
  await page.locator('.scan input[type=file]').setInputFiles(file);
}

async function verdict(page: Page, heading: string): Promise<void> {
  await page.locator('.scan-verdict').getByRole('heading', { name: heading, exact: true }).waitFor();
}

/** Waits until the picture has been read so many times. */
async function readings(page: Page, count: number): Promise<void> {
  await page.locator(`.scan-stage[data-readings="${count}"][aria-busy="false"]`).waitFor();
}

/** Drags a corner to a place in the picture, given in its pixels. */
async function dragCorner(page: Page, name: string, x: number, y: number): Promise<void> {
  const handle = page.getByRole('button', { name });
  await handle.scrollIntoViewIfNeeded();
  const [stage, box] = [await page.locator('.scan-stage').boundingBox(), await handle.boundingBox()];
  assert(stage !== null && box !== null);
  const view = (await page.locator('.scan-overlay').getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
  const [from, to] = [
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    {
      x: stage.x + ((x - view[0]) / view[2]) * stage.width,
      y: stage.y + ((y - view[1]) / view[3]) * stage.height,
    },
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

/** The file as somebody drops it or pastes it, until the page has taken it. */
async function hand(page: Page, how: 'drop' | 'paste'): Promise<void> {
  const offer = () =>
    page.evaluate(
      ([name, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], 'puzzle.png', { type: 'image/png' }));
        const event =
          name === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
        return !document.dispatchEvent(event);
      },
      [how, FILE.buffer.toString('base64')],
    );
  await expectThat(offer, (isTaken) => isTaken, `the page does not take what is given by ${how}`);
}

export const scanTests: readonly BrowserTest[] = [
  {
    name: 'a picture file becomes a puzzle: Solve, and back to the picture; Edit',
    run: async ({ page, open }) => {
      await open('#/scan');
      await bring(page, FILE);
      await verdict(page, 'One solution');
      await page.getByText('Rows 12, columns 12').waitFor();
      await page.getByText('Every clue was read clearly.').waitFor();
      await page.getByRole('button', { name: 'Solve', exact: true }).click();
      await page.waitForURL(/#\/solve\/xh1-/);
      await page.getByRole('heading', { name: 'One solution', exact: true }).waitFor();
      await page.goBack();
      await verdict(page, 'One solution');
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.waitForURL(/#\/solve\/type\/xh1-/);
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[data-line="columns-1"]')?.value === '2 1',
      );
    },
  },
  ...(['drop', 'paste'] as const).map(
    (how): BrowserTest => ({
      name: `a picture comes in by ${how}`,
      run: async ({ page, open }) => {
        await open('#/scan');
        await page.locator('.scan-ways').waitFor();
        await hand(page, how);
        await verdict(page, 'One solution');
      },
    }),
  ),
  {
    name: 'a picture that is dropped on the gallery is scanned, and so is one that is opened in Solve',
    run: async ({ page, open }) => {
      await open();
      await cardOf(page, 'umbrella').waitFor();
      await hand(page, 'drop');
      await page.waitForURL(/#\/scan$/);
      await verdict(page, 'One solution');
      await open('#/solve');
      await page.locator('.solve input[type=file]').setInputFiles(pngFile(drawn(MISPRINT)));
      await page.waitForURL(/#\/scan$/);
      await verdict(page, 'No solution');
    },
  },
  {
    name: 'a photo is taken with the camera',
    run: async ({ address }) => {
      const folder = mkdtempSync(join(tmpdir(), 'scan-camera-'));
      const film = join(folder, 'mushroom.y4m');
      writeFileSync(film, y4mFilm(drawn(MUSHROOM), 320, 320));
      const browser = await launchChromium([
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ]);
      try {
        const page = await browser.newPage({ permissions: ['camera'] });
        page.setDefaultTimeout(PATIENCE);
        await page.goto(`${address}#/scan`);
        await page.getByRole('button', { name: 'Take a photo' }).click();
        await page.getByRole('button', { name: 'Take the photo' }).click();
        await verdict(page, 'One solution');
        await page.getByText('Rows 12, columns 12').waitFor();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      } finally {
        await browser.close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
  {
    name: 'without a camera, the page says what to do',
    run: async ({ page, open }) => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
      });
      await open('#/scan');
      await page.getByRole('button', { name: 'Take a photo' }).click();
      await page.getByText('There is no camera here.').waitFor();
    },
  },
  {
    name: 'a doubtful clue is corrected, and the verdict follows',
    context: { viewport: PHONE },
    run: async ({ page, open }) => {
      await open('#/scan');
      await bring(page, pngFile(drawn(MISPRINT)));
      await verdict(page, 'No solution');
      await page.getByText('The sums differ by 10').waitFor();
      const card = (row: number) =>
        page
          .locator('.scan-card')
          .filter({ has: page.getByRole('heading', { name: `Row ${row}`, exact: true }) });
      await card(2).getByRole('img', { name: 'Row 2 in the picture' }).waitFor();
      const field = page.getByLabel('Row 2, typed');
      await field.fill('9');
      await card(2).getByText('1 cell too long').waitFor();
      await field.fill('8');
      await page.getByText('The sums differ by 3').waitFor();
      await field.press('Enter');
      await card(2).waitFor({ state: 'detached' });
      await page.getByLabel('Row 5, typed').fill('4');
      await verdict(page, 'One solution');
      await page.getByRole('button', { name: 'Row 5 is 4', exact: true }).click();
      await card(5).waitFor({ state: 'detached' });
      // A line that is not in doubt any more can still be chosen.
      await page.getByLabel('Correct another clue').selectOption('Row 5: 4');
      await card(5).waitFor();
    },
  },
  {
    name: 'a corner that is dragged, and one that is moved with the keys, read the grid again',
    run: async ({ page, open }) => {
      await open('#/scan');
      await bring(page, FILE);
      await verdict(page, 'One solution');
      await readings(page, 1);
      const [right, bottom] = [LEFT + 5 * CELL, TOP + 5 * CELL];
      await dragCorner(page, 'Bottom right corner', right - 1.4 * CELL, bottom - 0.4 * CELL);
      await readings(page, 2);
      await dragCorner(page, 'Bottom right corner', right, bottom);
      await readings(page, 3);
      await verdict(page, 'One solution');
      await page.getByRole('button', { name: 'Top left corner' }).focus();
      await page.keyboard.press('ArrowLeft');
      await readings(page, 4);
      await verdict(page, 'One solution');
    },
  },
  {
    name: 'of two puzzles in one picture, either can be chosen',
    run: async ({ page, open }) => {
      await open('#/scan');
      const mirrored = puzzleOfRuns([[1], [3], [5], [1], [2]], [...COLUMNS].reverse());
      await bring(page, pngFile(sideBySide(drawn(MUSHROOM), drawn(mirrored))));
      await page.getByText('2 puzzles in this picture').waitFor();
      await verdict(page, 'One solution');
      const lines = page.getByLabel('Correct another clue');
      await lines.getByText('Column 2: 2 1').waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Puzzle 2' }).click();
      await lines.getByText('Column 4: 2 1').waitFor({ state: 'attached' });
      await verdict(page, 'One solution');
      await page.getByRole('button', { name: 'Whole picture' }).click();
      await page.locator('.scan-other').click();
      await lines.getByText('Column 2: 2 1').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'another size reads the grid again',
    run: async ({ page, open }) => {
      await open('#/scan');
      await bring(page, FILE);
      await readings(page, 1);
      const columns = page.getByLabel('Columns');
      await columns.fill('4');
      await columns.press('Enter');
      await readings(page, 2);
      await page.getByText('Column 5:').waitFor({ state: 'detached' });
      await columns.fill('5');
      await columns.press('Enter');
      await readings(page, 3);
      await verdict(page, 'One solution');
    },
  },
  {
    name: 'where no grid is found, the corners and the size are given by hand',
    run: async ({ page, open }) => {
      await open('#/scan');
      // Numbers without any lines.
      await bring(page, pngFile(drawn(MUSHROOM, { line: [255, 255, 255] })));
      await page.getByRole('heading', { name: 'No grid was found' }).waitFor();
      assert.deepEqual(await findings(page), []);
      for (const label of ['Columns', 'Rows']) {
        await page.getByLabel(label).fill('5');
        await page.getByLabel(label).press('Enter');
      }
      const [right, bottom] = [LEFT + 5 * CELL, TOP + 5 * CELL];
      await dragCorner(page, 'Top left corner', LEFT, TOP);
      await dragCorner(page, 'Top right corner', right, TOP);
      await dragCorner(page, 'Bottom right corner', right, bottom);
      await dragCorner(page, 'Bottom left corner', LEFT, bottom);
      await page.getByRole('button', { name: 'Read the clues' }).click();
      await verdict(page, 'One solution');
    },
  },
  {
    name: 'Play begins with the marks on the grid, undo takes them back, and a hint is one key away',
    run: async ({ page, open }) => {
      const marks = new Map([
        [0, 'crossed'],
        [2, 'filled'],
        [6, 'filled'],
        [7, 'filled'],
        [8, 'filled'],
        [10, 'filled'],
      ] as const);
      await open('#/scan');
      await bring(page, pngFile(drawn(MUSHROOM, { marks })));
      await verdict(page, 'One solution');
      await page.getByText('Found: 5 filled, 1 crossed out.').waitFor();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.waitForURL(/#\/play\/p-/);
      const id = page.url().replace(/.*\//, '');
      const over = await GridHand.over(page, MUSHROOM);
      await over.marked(id, 6);
      await page.keyboard.press('h');
      await page.locator('.play-hint').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('z');
      await over.marked(id, 0);
    },
  },
  {
    name: 'works without a network after the first visit',
    run: async ({ page, context, open }) => {
      await open();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await context.setOffline(true);
      await open('#/scan');
      await page.reload();
      await bring(page, FILE);
      await verdict(page, 'One solution');
    },
  },
  {
    name: 'the scanner is loaded when a picture comes in, and never by the page itself',
    run: async ({ page, open }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.route('**/service-worker.js', (route) => route.abort()); // it fetches everything for later
      await open('#/scan');
      await page.locator('.scan-ways').waitFor();
      assert.deepEqual(
        asked.filter((url) => /weights/.test(url)),
        [],
      );
      await bring(page, FILE);
      await verdict(page, 'One solution');
      const fetched = await expectThat(
        async () => asked.filter((url) => /weights/.test(url)),
        (urls) => urls.length > 0,
      );
      assert.equal(fetched.length, 1, 'a worker has loaded them');
      const own = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      assert(!own.includes(fetched[0]), 'not on the thread of the page');
    },
    expectedErrors: ['service-worker.js'],
  },
  {
    name: 'a photo that its camera has stored turned is read upright',
    run: async ({ page, open }) => {
      await open('#/scan');
      const png = pngFile(turnedLeft(drawn(MUSHROOM))).buffer.toString('base64');
      const jpeg = await page.evaluate(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
        return [...new Uint8Array(await blob.arrayBuffer())];
      }, png);
      // Behind the start of the file: an EXIF segment with one entry, orientation 6.
      const tiff = [
        ...Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0', 'latin1'),
      ];
      const buffer = Buffer.from([
        ...jpeg.slice(0, 2),
        0xff,
        0xe1,
        0,
        tiff.length + 2,
        ...tiff,
        ...jpeg.slice(2),
      ]);
      await bring(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
      await verdict(page, 'One solution');
      await page.getByText('Rows 12, columns 12').waitFor();
    },
  },
  {
    name: 'what is no picture gets a message that helps, and the picture before it stays',
    run: async ({ page, open }) => {
      await open('#/scan');
      const huge = Buffer.from(FILE.buffer);
      huge.writeUInt32BE(20_000, 16);
      huge.writeUInt32BE(20_000, 20);
      const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(100)]);
      for (const [name, buffer, message] of [
        ['photo.heic', heic, 'This browser cannot open HEIC pictures.'],
        ['page.pdf', Buffer.from(`%PDF-1.7\n${' '.repeat(100)}`), 'This is a PDF.'],
        [
          'kite.non',
          Buffer.from('width 4\nheight 3\nrows\n2 1\n\n3\ncolumns\n1\n1\n'),
          'This is not a picture.',
        ],
        ['cut.png', FILE.buffer.subarray(0, 60), 'This picture is damaged or incomplete.'],
        ['huge.png', huge, 'This picture has 400 megapixels; at most 64'],
      ] as const) {
        await bring(page, { name, mimeType: '', buffer });
        await page.getByText(message).waitFor();
      }
      await bring(page, FILE);
      await verdict(page, 'One solution');
      await bring(page, { name: 'photo.heic', mimeType: '', buffer: heic });
      await page.getByText('This browser cannot open HEIC pictures.').waitFor();
      await verdict(page, 'One solution');
    },
  },
  ...(['light', 'dark'] as const).map(
    (colorScheme): BrowserTest => ({
      name: `axe finds nothing, ${colorScheme}`,
      context: { colorScheme, viewport: SMALL },
      run: async ({ page, open }) => {
        await open('#/scan');
        await page.locator('.scan-ways').waitFor();
        assert.deepEqual(await findings(page), [], 'empty');
        await bring(page, pngFile(drawn(MISPRINT)));
        await verdict(page, 'No solution');
        await page.locator('.scan-card').first().waitFor();
        assert.deepEqual(await findings(page), [], 'with doubts');
        const right = await page.evaluate(() =>
          Math.max(
            ...[...document.querySelectorAll('.scan *')].map((part) => part.getBoundingClientRect().right),
          ),
        );
        assert(right <= SMALL.width, `something reaches to ${right}, beyond the screen`);
      },
    }),
  ),
];
