// What a browser has to load.
import { bundleSize, EVERYTHING, SOLVER } from '../../../packages/core/dist/testing/bundle-size.js';
import { table } from '../report/figures.js';
import type { Part } from './part.js';

const BUNDLES = [
  { title: '`solve` and what it needs', source: `export { solve } from './dist/index.js';` },
  { title: 'model and solver', source: SOLVER },
  { title: 'the whole library', source: EVERYTHING },
];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

export const size: Part = {
  id: 'size',
  title: 'size of the bundle for a browser',
  quick: true,
  run: async () => {
    const sizes = await Promise.all(BUNDLES.map(({ source }) => bundleSize(source)));
    const rows = BUNDLES.map(({ title }, i) => [
      title,
      kilobytes(sizes[i].minified),
      kilobytes(sizes[i].gzipped),
    ]);
    return {
      text: table(['bundle', 'minified', 'compressed'], rows),
      bars: [
        {
          bar: 'size',
          wanted: 'model and solver with the kernel under 60 KB compressed',
          measured: `${kilobytes(sizes[1].gzipped)}; the whole library ${kilobytes(sizes[2].gzipped)}`,
          holds: sizes[1].gzipped < 60_000,
        },
      ],
    };
  },
};
