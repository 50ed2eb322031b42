// How pictures come into the Scan screen: files, drops, pastes, a fake camera, offline; and what is refused.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { BrowserTest } from '../../testing/browser-test.js';
import { launchChromium } from '../../testing/chromium.js';
import { expectThat, PATIENCE } from '../../testing/expect.js';
import { cardOf } from '../../testing/home-hand.js';
import { drawn, pngFile, turnedLeft, y4mFilm } from '../../testing/puzzle-pictures.js';
import { bring, FILE, MISPRINT, MUSHROOM, verdict } from '../../testing/scan-hands.js';

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

export const scanInputTests: readonly BrowserTest[] = [
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
    name: 'works without a network after the first visit',
    context: { serviceWorkers: 'allow' },
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
];
