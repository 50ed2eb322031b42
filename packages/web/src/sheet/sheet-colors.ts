// The colours of the page for a canvas, which knows nothing of custom properties or light-dark().
const NAMES = [
  'accent',
  'bad',
  'cell',
  'cell-blank',
  'cell-ink',
  'clue-lit',
  'clue-zone',
  'grid-thick',
  'grid-thin',
  'hint',
  'hint-wash',
  'ink',
  'ink-soft',
  'lit',
] as const;

type ColorName = (typeof NAMES)[number];
export type SheetColors = Readonly<Record<ColorName, string>>;

/** The colours as they are now at this element. */
export function sheetColors(element: HTMLElement): SheetColors {
  const probe = document.createElement('i');
  probe.hidden = true;
  element.append(probe);
  const style = getComputedStyle(probe);
  const entries = NAMES.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, style.color] as const;
  });
  probe.remove();
  return Object.fromEntries(entries) as SheetColors;
}
