// The number beside the pointer while a stroke is drawn: an element of its own, over grid and clues.
import type { Geometry } from './geometry.js';
import type { GridScene } from './scene.js';

/** Distance from the cell, and from the edge of the canvas. */
const ABOVE = 34;
const LEAST = 20;

/** Above the cell where there is room, so that a finger does not cover it. */
export function showCounter(element: HTMLElement, geometry: Geometry, counter: GridScene['counter']): void {
  element.hidden = counter === undefined;
  if (counter === undefined) return;
  const { gx, gy, x, y, cell, columns } = geometry;
  const left = gx - x + ((counter.cell % columns) + 0.5) * cell;
  const top = Math.max(gy - y + Math.trunc(counter.cell / columns) * cell - ABOVE, LEAST);
  element.textContent = counter.text;
  element.toggleAttribute('data-holding', counter.part !== undefined);
  element.style.setProperty('--part', String(counter.part ?? 1));
  element.style.transform = `translate(${left}px, ${top}px) translate(-50%, -50%)`;
}
