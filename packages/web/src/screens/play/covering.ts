// How much of the grid a panel over it covers, reported to its view: what a hint is about is then brought to
// where it can be seen, and the picture at the end has its place above.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { GridControl } from '../../grid/grid-control.js';

export function useCovering(panel: RefObject<HTMLElement | null>, control: GridControl): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const stage = element?.closest('.play')?.querySelector('.grid-canvas');
    if (element === null || stage === null || stage === undefined) return;
    const measure = () => {
      const [over, grid] = [element.getBoundingClientRect(), stage.getBoundingClientRect()];
      const isBeside = over.left >= grid.right || over.right <= grid.left;
      // A panel at the side of the grid covers columns, not rows: nothing to make room for.
      const isAtFoot = over.width > grid.width * 0.8;
      control.covered.value = isBeside || !isAtFoot ? 0 : Math.max(0, grid.bottom - over.top);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(stage);
    return () => {
      observer.disconnect();
      control.covered.value = 0;
    };
  }, [control]);
}
