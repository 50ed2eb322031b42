// Writes the icons of the page as PNG from its mark, painted by the browser that the tests use. Run after
// a build, when packages/web/public/icons/mark.svg has changed.
import { readFileSync } from 'node:fs';
import { launchChromium } from '../packages/web/.cache/compiled/testing/chromium.js';

const FOLDER = 'packages/web/public/icons';

/**
 * File name, side in pixels, how much of it the mark takes, and whether the ground reaches the corners:
 * phones cut those off, and of a maskable icon the border too.
 */
const ICONS = [
  ['icon-180.png', 180, 1, true],
  ['icon-192.png', 192, 1, false],
  ['icon-512.png', 512, 1, false],
  ['icon-maskable-512.png', 512, 0.7, true],
];

const mark = readFileSync(`${FOLDER}/mark.svg`, 'utf8');
const browser = await launchChromium();
for (const [name, side, share, isFull] of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const size = Math.round(side * share);
  const ground = isFull ? 'background:#3547d6' : '';
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;${ground}">${mark}</body>`,
  );
  await page.addStyleTag({ content: `svg{width:${size}px;height:${size}px}` });
  await page.screenshot({ path: `${FOLDER}/${name}`, omitBackground: !isFull });
  await page.close();
}
await browser.close();
