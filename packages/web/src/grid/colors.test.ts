// The lines of a grid can be seen: their contrast, computed from the palette of the page and of coloured puzzles.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { completePalette } from '@crosshatch/core/model';
import { contrastOf, rgbOf } from '../components/canvas-colors.js';
import { cellColors, type PageColors } from './colors.js';

const TOKENS = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');

/** What WCAG asks of graphics that one has to see. */
const LEAST = 3;

/** Every value of a token: of each rule, light and dark. */
function values(name: string): { light: string; dark: string }[] {
  const found = TOKENS.matchAll(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`, 'g'));
  return Array.from(found, ([, light, dark]) => ({ light, dark }));
}

test('thin and thick lines stand out from the cells in every theme', () => {
  const cells = values('cell');
  for (const name of ['grid-thin', 'grid-thick']) {
    const lines = values(name);
    assert.equal(lines.length, cells.length);
    assert(lines.length >= 2, 'the usual look and high contrast');
    for (const [i, line] of lines.entries()) {
      for (const theme of ['light', 'dark'] as const) {
        const contrast = contrastOf(line[theme], cells[i][theme]);
        assert(contrast >= LEAST, `${name}, ${theme}: ${contrast.toFixed(2)}`);
      }
    }
  }
});

test('so they do on the ground of a coloured puzzle, light or dark', () => {
  const page = {} as PageColors;
  for (const rgb of ['#ffffff', '#f3ead3', '#e4f3fc', '#101430', '#000000']) {
    const palette = completePalette({
      background: { rgb },
      colors: [{ rgb: '#c02040' }, { rgb: '#3060c0' }],
    });
    const { ground, thin, thick } = cellColors(palette, page);
    for (const line of [thin, thick]) {
      const contrast = contrastOf(over(line, ground), ground);
      assert(contrast >= LEAST, `${line} on ${ground}: ${contrast.toFixed(2)}`);
    }
  }
});

/** `rgb(r g b / p%)` laid over a colour. */
function over(color: string, ground: string): string {
  const part = Number(/([\d.]+)%/.exec(color)?.[1]) / 100;
  const [front, back] = [rgbOf(color), rgbOf(ground)];
  return `rgb(${front.map((value, i) => Math.round(value * part + back[i] * (1 - part))).join(' ')})`;
}
