// The mark of Crosshatch: four cells, two of them inked, one hatched, one crossed out.
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg class="mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect class="mark-ground" width="32" height="32" rx="7" />
      <g class="mark-ink">
        <path d="M6 7a1 1 0 011-1h8v9H6z" />
        <path d="M17 17h9v8a1 1 0 01-1 1h-8z" />
      </g>
      <path
        class="mark-hatch"
        d="M17 9l3-3M17 12l6-6M17 15l9-9M20 15l6-6M23 15l3-3M17 12l3 3M17 9l6 6M17 6l9 9M20 6l6 6M23 6l3 3"
      />
      <path class="mark-cross" d="M8 19l5 5M13 19l-5 5" />
    </svg>
  );
}
