// The Solve screen in a browser.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { formatById, write } from '@crosshatch/core/formats';
import { canonicalText, gridOfColors, makePuzzle, puzzleOf } from '@crosshatch/core/model';
import type { Page } from 'playwright-core';
import { findings, findingsInBothThemes } from '../../testing/axe.js';
import { type BrowserTest, PHONE } from '../../testing/browser-test.js';
import {
  copiedBy,
  expectCount,
  expectEqual,
  expectValue,
  pageTime,
  withClipboard,
} from '../../testing/expect.js';

const KITE = gridOfColors({ width: 4, height: 3 }, [1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1]);
const kite = { puzzle: puzzleOf(KITE), meta: { title: 'Kite' }, goal: KITE };

/** The kite in a format. */
function file(format: string): string {
  const written = write(kite, format);
  assert(written.ok);
  return String(written.output);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Puzzle as text, or a link').fill(text);
}

async function verdict(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
}

/** Two switches: each can be either way round. */
function switches() {
  const made = makePuzzle({ rows: [[1], [1]], columns: [[1], [1]] });
  assert(made.ok);
  return made.puzzle;
}

export const solveTests: readonly BrowserTest[] = [
  {
    name: 'a puzzle pasted in any of six formats is known, solved and proved',
    run: async ({ page, open }) => {
      await open('#/solve');
      for (const format of ['non', 'webpbn', 'olsak', 'tatham', 'crosshatch', 'link']) {
        await paste(page, file(format));
        await page.getByText(`Read as ${formatById(format)?.title}: `).waitFor();
        await verdict(page, 'One solution');
        await page.getByText(/of 100/).waitFor();
        await paste(page, '');
        await page.getByText('Nothing to solve yet').waitFor();
      }
    },
  },
  {
    name: 'a file that does not say which clues are the rows can be read the other way round',
    run: async ({ page, open }) => {
      await open('#/solve');
      await paste(page, file('keen'));
      await page.getByText('read as 4 wide and 3 high').waitFor();
      await page.getByRole('button', { name: 'Swap rows and columns' }).click();
      await page.getByText('read as 3 wide and 4 high').waitFor();
      await verdict(page, 'One solution');
      await page.getByRole('button', { name: 'Swap rows and columns' }).click();
      await page.getByText('read as 4 wide and 3 high').waitFor();
      await paste(page, file('non'));
      await page.getByText('read as 4 wide and 3 high').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'every fault of a bad file is shown at its place',
    run: async ({ page, open }) => {
      await open('#/solve');
      await paste(page, 'width 3\nheight 2\nrows\n9\n1,1,1\ncolumns\n1\n5\n1\n');
      await page.getByRole('heading', { name: /could not be read: \d faults/ }).waitFor();
      await expectCount(page.locator('.fault'), 3);
      await expectEqual(() => page.locator('.excerpt mark').allTextContents(), ['9', '1', '5']);
    },
  },
  {
    name: 'the film: step, scrub, play to the end',
    context: { reducedMotion: 'no-preference' },
    run: async ({ page, open }) => {
      await open('#/solve');
      await page.getByRole('button', { name: 'Try an example' }).click();
      await verdict(page, 'One solution');
      await page.getByText('of 100').waitFor();
      const slider = page.getByRole('slider', { name: 'Step' });
      // A step pauses it, whether it still plays or has come to its end.
      await page.getByRole('button', { name: 'Previous step' }).click();
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await page.getByRole('button', { name: 'First step' }).click();
      await expectValue(slider, '0');
      await page.getByRole('button', { name: 'Next step' }).click();
      await expectValue(slider, '1');
      await page
        .locator('.film-caption')
        .getByText(/Row|Column/)
        .first()
        .waitFor();
      await slider.fill('12');
      await expectValue(slider, '12');
      const last = (await slider.getAttribute('max')) ?? '';
      assert(Number(last) > 20, `${last} steps`);
      await page.getByLabel('Speed, steps a second').selectOption('60');
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expectValue(slider, last);
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    },
  },
  {
    name: 'a wrong puzzle is repaired with one click',
    run: async ({ page, open }) => {
      await open('#/solve');
      await paste(page, file('non').replace('2,1', '1,1'));
      await verdict(page, 'No solution');
      await page.getByText('The rows ask for 5 filled cells, the columns for 6.').waitFor();
      await page
        .getByRole('button', { name: /Apply: .*row 1/i })
        .first()
        .click();
      await verdict(page, 'One solution');
    },
  },
  {
    name: 'several solutions: both shown, the cells that differ counted, given cells make it unique',
    run: async ({ page, open }) => {
      await open('#/solve');
      const written = write({ puzzle: switches(), meta: {} }, 'link');
      assert(written.ok);
      await paste(page, String(written.output));
      await verdict(page, 'Several solutions');
      await page.getByText('4 cells differ between them.').waitFor();
      await page.getByRole('img', { name: /solution 1/ }).waitFor();
      await page.getByRole('img', { name: /solution 2/ }).waitFor();
      await page.getByRole('button', { name: 'Reveal 1 starting cell' }).click();
      await verdict(page, 'One solution');
    },
  },
  {
    name: 'several solutions alternate where motion is welcome, and can be shown side by side',
    context: { reducedMotion: 'no-preference' },
    run: async ({ page, open }) => {
      const written = write({ puzzle: switches(), meta: {} }, 'link');
      assert(written.ok);
      await open(`#/solve/${String(written.output).trim()}`);
      await verdict(page, 'Several solutions');
      await page.getByRole('img', { name: /solution 2/ }).waitFor();
      await page.getByRole('img', { name: /solution 1/ }).waitFor();
      await page.getByRole('switch', { name: /Alternate/ }).click();
      await expectCount(page.getByRole('img', { name: /solution/ }), 2);
    },
  },
  {
    name: 'clues typed by keyboard, sums and faults as they are typed, a block pasted',
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    run: async ({ page, open }) => {
      await open('#/solve');
      await page.getByRole('radio', { name: 'Type the clues' }).check();
      await page.getByLabel('Width').fill('4');
      await page.getByLabel('Width').press('Enter');
      await page.getByLabel('Height').fill('3');
      await page.getByLabel('Height').press('Enter');
      await page.getByRole('textbox', { name: 'Column 1', exact: true }).focus();
      for (const clue of ['1', '1 1', '1', '1 1', '2 1']) {
        await page.keyboard.type(clue);
        await page.keyboard.press('Enter');
      }
      await page.getByText('Rows 3, columns 6').waitFor();
      await page.getByText(/The sums differ by 3/).waitFor();
      await page.getByRole('textbox', { name: 'Row 3', exact: true }).fill('5');
      await page.getByText('1 cell too long').waitFor();
      await withClipboard(async () => {
        await page.evaluate(() => navigator.clipboard.writeText('2 1\n\n3\n'));
        await page.getByRole('textbox', { name: 'Row 1', exact: true }).focus();
        await page.keyboard.press('ControlOrMeta+V');
        await page.getByText('Rows 6, columns 6').waitFor();
      });
      await page.getByRole('button', { name: 'Solve', exact: true }).click();
      await verdict(page, 'One solution');
    },
  },
  {
    name: 'stop stops at once',
    leavesWork: true,
    run: async ({ page, open }) => {
      await open('#/solve');
      // Sixty lines of noise with hardly a clue: hours of search.
      const random = (i: number) => Math.sin(i * 12.9898) * 43758.5453;
      const cells = Array.from({ length: 3600 }, (_, i) =>
        random(i) - Math.floor(random(i)) < 0.32 ? 1 : 0,
      );
      const puzzle = puzzleOf(gridOfColors({ width: 60, height: 60 }, cells));
      const written = write({ puzzle, meta: {} }, 'non');
      assert(written.ok);
      await paste(page, String(written.output));
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByText(/Stopped/).waitFor();
      await paste(page, file('non'));
      await verdict(page, 'One solution');
    },
  },
  {
    name: 'a hostile link, text or file does nothing bad',
    run: async ({ page, open }) => {
      const title = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
      const written = write({ ...kite, meta: { title } }, 'link');
      assert(written.ok);
      await open(`#/solve/${String(written.output).trim()}`);
      await verdict(page, 'One solution');
      await page.getByText(title).waitFor();
      await expectEqual(() => page.title(), 'Solve · Crosshatch');
      await open('#/solve');
      for (const text of [
        '['.repeat(20_000),
        `xh1-${'A'.repeat(20_000)}`,
        'width 1000000000\nheight 1\nrows\n1\ncolumns\n1\n',
      ]) {
        await paste(page, text);
        await page.getByRole('heading', { name: /could not be read/ }).waitFor();
        await paste(page, '');
        await page.getByText('Nothing to solve yet').waitFor();
      }
      await page.evaluate(() => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(9 * 1024 * 1024)], 'huge.non'));
        dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
      });
      await page.getByText(/larger than 8 MB/).waitFor();
      const good = { name: 'kite.non', mimeType: 'text/plain', buffer: Buffer.from(file('non')) };
      await page.locator('input[type=file]').setInputFiles(good);
      await verdict(page, 'One solution');
    },
  },
  {
    name: 'what comes last wins over a text that is still being typed or read',
    run: async ({ page, open }) => {
      await open('#/solve');
      await page.getByLabel('Puzzle as text, or a link').waitFor();
      // All in one turn of the page, so that nothing has been read when the next thing comes.
      const bring = (things: readonly { typed?: string; text?: string; size?: number }[]) =>
        page.evaluate((things) => {
          const field = document.querySelector('textarea') as HTMLTextAreaElement;
          for (const { typed, text = '', size = 0 } of things) {
            if (typed === undefined) {
              const data = new DataTransfer();
              data.items.add(new File([text, new Uint8Array(size)], 'dropped.non'));
              dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
            } else {
              field.value = typed;
              field.dispatchEvent(new InputEvent('input', { bubbles: true }));
            }
          }
        }, things);
      // Longer than typing waits; a text that was to be read then would have been.
      const rests = () => pageTime(page, 600);
      const shows = (words: string | RegExp) => page.getByText(words).waitFor();
      for (const typed of [file('tatham'), '']) {
        await bring([{ typed }, { size: 9 * 1024 * 1024 }]);
        await shows(/larger than 8 MB/);
        await rests();
        await shows(/larger than 8 MB/);
      }
      await bring([{ typed: 'nonsense' }, { text: file('non') }]);
      await verdict(page, 'One solution');
      await rests();
      await shows(`Read as ${formatById('non')?.title}`);
      await bring([{ text: file('non') }, { typed: '' }]);
      await shows('Nothing to solve yet');
      await rests();
      await shows('Nothing to solve yet');
    },
  },
  {
    name: 'a wrong file gets advice for this page, not about the options of a command',
    run: async ({ page, open }) => {
      await open('#/solve');
      const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear diary, nothing.') };
      await page.locator('input[type=file]').setInputFiles(file);
      const faults = page.locator('.faults');
      await faults.waitFor();
      assert.doesNotMatch((await faults.textContent()) ?? '', /--|crosshatch formats/);
    },
  },
  {
    name: 'a dropped file is opened',
    run: async ({ page, open }) => {
      await open('#/solve');
      await page.getByLabel('Puzzle as text, or a link').waitFor();
      await page.evaluate((text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'kite.non'));
        dispatchEvent(new DragEvent('dragover', { dataTransfer: data, cancelable: true }));
        dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
      }, file('non'));
      await verdict(page, 'One solution');
    },
  },
  {
    name: 'share: the link holds the puzzle, and a QR code shows it',
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    run: async ({ page, open, address }) => {
      await open('#/solve');
      await paste(page, file('non'));
      await verdict(page, 'One solution');
      await page.getByRole('button', { name: 'Share' }).click();
      const link = await copiedBy(page, () => page.getByRole('button', { name: 'Copy the link' }).click());
      assert(link.startsWith(`${address}#xh1-`), link);
      assert(((await page.locator('.qr path').getAttribute('d')) ?? '').length > 500);
      const { parse } = await import('@crosshatch/core');
      const read = parse(link);
      assert(read.ok);
      assert.equal(canonicalText(read.documents[0].puzzle), canonicalText(kite.puzzle));
      assert.equal(read.documents[0].meta.title, 'Kite');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'PDF to print' }).click(),
      ]);
      assert.equal(download.suggestedFilename(), 'kite.pdf');
      assert.match(readFileSync(await download.path(), 'latin1'), /^%PDF-/);
    },
  },
  {
    name: 'a shared link opens the puzzle to play, and keeps it',
    run: async ({ page, open }) => {
      await open(`#${file('link').trim()}`);
      await page.getByRole('heading', { name: 'Kite' }).waitFor();
      await page.waitForURL(/#\/play\/p-/);
      await open('#/create');
      await page.getByRole('link', { name: /Kite/ }).first().waitFor();
    },
  },
  {
    name: 'a link that is broken says so',
    run: async ({ page, open }) => {
      await open('#xh1-AAAAAAAAAA');
      await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
      assert.deepEqual(await findings(page), []);
    },
  },
  {
    name: 'axe finds nothing, light and dark',
    context: { viewport: PHONE },
    run: async ({ page, open }) => {
      await open('#/solve');
      assert.deepEqual(await findingsInBothThemes(page), [], 'empty');
      await paste(page, file('non').replace('2,1', '1,1'));
      await page.getByRole('button', { name: /Apply/ }).first().waitFor();
      assert.deepEqual(await findingsInBothThemes(page), [], 'no solution');
      await page.getByRole('radio', { name: 'Type the clues' }).check();
      assert.deepEqual(await findingsInBothThemes(page), [], 'typing');
      await page.getByRole('button', { name: 'Share' }).click();
      await page.locator('.qr path').waitFor({ state: 'attached' });
      assert.deepEqual(await findingsInBothThemes(page), [], 'sharing');
    },
  },
];
