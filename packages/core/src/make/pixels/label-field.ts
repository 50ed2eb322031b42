// From what speaks for each label in each cell to one label per cell: neighbours like to agree, so that
// grain does not become specks, and where a cell hangs in the balance its surroundings decide.
import type { Size } from '../../model/index.js';

/** What speaks for each label: `share[cell * labels + label]`, adding up to about 1 for a cell. */
export interface Evidence extends Size {
  readonly labels: number;
  readonly share: Float32Array;
}

export interface Labels {
  readonly labels: Uint8Array;
  /** How clear each cell was, 0 to 1. */
  readonly certainty: Float32Array;
}

const ROUNDS = 4;

/** `accord` is how much the neighbours have to say: more the grainier a picture is. */
export function settleLabels(evidence: Evidence, accord: number): Labels {
  const { width, height, labels: count, share } = evidence;
  const cells = width * height;
  const labels = new Uint8Array(cells);
  const certainty = new Float32Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const shares = share.subarray(cell * count, (cell + 1) * count);
    const sorted = shares.slice().sort((a, b) => b - a);
    labels[cell] = shares.indexOf(sorted[0]);
    certainty[cell] = Math.min(1, sorted[0] - (sorted[1] ?? 0));
  }
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (let cell = 0; cell < cells; cell++) {
      const support = supportOf(labels, cell, width, height, count);
      let best = labels[cell];
      const worth = (label: number) => share[cell * count + label] + accord * support[label];
      for (let label = 0; label < count; label++) if (worth(label) > worth(best) + 1e-6) best = label;
      if (best !== labels[cell]) {
        labels[cell] = best;
        certainty[cell] *= 0.5;
        moved = true;
      }
    }
    if (!moved) break;
  }
  return { labels, certainty };
}

/** The part of the neighbours that has each label; those across a corner count half. */
function supportOf(labels: Uint8Array, cell: number, width: number, height: number, count: number): number[] {
  const support: number[] = new Array(count).fill(0);
  const [row, column] = [Math.floor(cell / width), cell % width];
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
      if (y === row && x === column) continue;
      support[labels[y * width + x]] += y === row || x === column ? 1 / 6 : 1 / 12;
    }
  }
  return support;
}

/**
 * Gives specks to their surroundings: patches of at most `most` cells that are not very clear. An eye is
 * small too, but it is clear. Patches hang together across corners.
 */
export function dropSpecks({ labels, certainty }: Labels, { width, height }: Size, most: number): void {
  const seen = new Uint8Array(labels.length);
  for (let first = 0; first < labels.length; first++) {
    if (seen[first] !== 0) continue;
    const label = labels[first];
    const patch = [first];
    const around: number[] = [];
    seen[first] = 1;
    for (let i = 0; i < patch.length; i++) {
      const [row, column] = [Math.floor(patch[i] / width), patch[i] % width];
      for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
          const cell = y * width + x;
          if (labels[cell] !== label) around.push(labels[cell]);
          else if (seen[cell] === 0) {
            seen[cell] = 1;
            patch.push(cell);
          }
        }
      }
    }
    const clarity = patch.reduce((sum, cell) => sum + certainty[cell], 0);
    if (patch.length > most || clarity > CLEAR || around.length === 0) continue;
    const heir = mostFrequent(around);
    for (const cell of patch) {
      labels[cell] = heir;
      certainty[cell] = 0;
    }
  }
}

/** Certainty, summed up over its cells, that saves a small patch. */
const CLEAR = 0.6;

function mostFrequent(items: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
