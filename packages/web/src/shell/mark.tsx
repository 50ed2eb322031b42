// The mark of Crosshatch: four cells, two of them inked, one hatched, one crossed out.
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg class="mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect class="mark-ground" width="32" height="32" rx="7" />
      <g class="mark-ink">
        <path d="M6 7a1 1 0 011-1h8v9H6z" />
        <path d="M17 17h9v8a1 1 0 01-1 1h-8z" />
      </g>
      <clipPath id="mark-cell">
        <path d="M17 6h8a1 1 0 011 1v8h-9z" />
      </clipPath>
      <path
        class="mark-hatch"
        clip-path="url(#mark-cell)"
        d="M14 12l9-9M15 17l12-12M20 18l9-9M14 9l9 9M15 4l12 12M20 3l9 9"
      />
      <path class="mark-cross" d="M8 19l5 5M13 19l-5 5" />
    </svg>
  );
}
