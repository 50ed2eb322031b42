// The icons: strokes on a 24-unit square, drawn here so that nothing has to be fetched.
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  box: 'M6 6h12v12H6zM6 10l4-4M6 14l8-8M6 18L18 6M10 18l8-8M14 18l4-4',
  bucket:
    'M11 4l7.5 7.5-6.5 6.5-7-7zM6 11h11M19.5 15.5c1 1.4 1.3 2 1.3 2.6a1.3 1.3 0 01-2.6 0c0-.6.3-1.2 1.3-2.6z',
  calendar: 'M4 6.5h16V20H4zM4 11h16M8.5 3.5v5M15.5 3.5v5',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.5 3.5 0 100 7 3.5 3.5 0 000-7z',
  check: 'M5 13l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  create: 'M5 19l1-4L16.5 4.5a1.8 1.8 0 012.6 0l.4.4a1.8 1.8 0 010 2.6L9 18zM14 7l3 3M13 20h7',
  cross: 'M7 7l10 10M17 7L7 17',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  down: 'M5 9l7 7 7-7',
  download: 'M12 4v11m0 0l-4.5-4.5M12 15l4.5-4.5M5 19.5h14',
  erase: 'M4.5 15.5l8-9a1.8 1.8 0 012.6-.1l3.6 3.4a1.8 1.8 0 010 2.6L12.5 19H8zM9.5 10l6 5.8M8 19h12',
  fill: 'M5.5 5.5h13v13h-13z',
  first: 'M18 6l-8 6 8 6zM6 6v12',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  forward: 'M9 5l7 7-7 7',
  gear: 'M12 8.8a3.2 3.2 0 100 6.4 3.2 3.2 0 000-6.4zM12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21M5.6 5.6l1.9 1.9M16.5 16.5l1.9 1.9M18.4 5.6l-1.9 1.9M7.5 16.5l-1.9 1.9',
  guess: 'M5 19l1-4L16.5 4.5a1.8 1.8 0 012.6 0l.4.4a1.8 1.8 0 010 2.6L9 18zM14 7l3 3',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0112 7.4 4.2 4.2 0 0119.5 10c0 5.4-7.5 10-7.5 10z',
  help: 'M9 9a3 3 0 115 2.2c-1.2 1-2 1.6-2 3.3M12 18.2v.3',
  hint: 'M9 18h6M10 21h4M8.5 14.5a5.5 5.5 0 117 0c-.6.6-.8 1.2-.8 2h-5.4c0-.8-.2-1.4-.8-2z',
  learn: 'M3 9l9-4.5L21 9l-9 4.5zM7 11.5V16c2.8 2.4 7.2 2.4 10 0v-4.5M21 9v6',
  last: 'M6 6l8 6-8 6zM18 6v12',
  line: 'M5 19L19 5',
  memo: 'M6 4h12v16l-6-4.5L6 20z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  me: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  minus: 'M5 12h14',
  pan: 'M12 3v18M3 12h18M12 3l-2.5 2.5M12 3l2.5 2.5M12 21l-2.5-2.5M12 21l2.5-2.5M3 12l2.5-2.5M3 12l2.5 2.5M21 12l-2.5-2.5M21 12l-2.5 2.5',
  paste: 'M8 5H6v15h12V5h-2M9 3.5h6v3.5H9z',
  pause: 'M8.5 5v14M15.5 5v14',
  pencil: 'M5 19l1-4L16.5 4.5a1.8 1.8 0 012.6 0l.4.4a1.8 1.8 0 010 2.6L9 18zM14 7l3 3',
  play: 'M8 5l11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  puzzle: 'M4.5 4.5h15v15h-15zM9.5 4.5v15M14.5 4.5v15M4.5 9.5h15M4.5 14.5h15',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  rectangle: 'M5 6.5h14v11H5z',
  redo: 'M15 5l4 4-4 4M19 9h-9a5 5 0 000 10h4',
  screen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M9 9h6v6H9z',
  share: 'M12 15V4m0 0L8 8m4-4l4 4M5 13v6h14v-6',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
  undo: 'M9 5L5 9l4 4M5 9h9a5 5 0 010 10h-4',
  up: 'M5 15l7-7 7 7',
  upload: 'M12 15V4m0 0L7.5 8.5M12 4l4.5 4.5M5 19.5h14',
  warning: 'M12 4.5L21 19.5H3zM12 10.5v4M12 17v.1',
  why: 'M4 6.5h16v10h-9l-4 3.5v-3.5H4zM12 9v.1M12 11.5v3',
} as const;

export type IconName = keyof typeof PATHS;

/** Icons that point along the line: mirrored where it runs from right to left. */
const TURNED: readonly IconName[] = ['back', 'forward'];

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      class={TURNED.includes(name) ? 'icon icon-turned' : 'icon'}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
