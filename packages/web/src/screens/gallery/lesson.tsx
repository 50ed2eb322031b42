// The rules in one drawing: a 5x5 with its clues, solved.
import { gallery as words } from '../../strings/words.js';

const COLUMNS = ['2', '4', '4', '4', '2'];
const ROWS = ['1 1', '5', '5', '3', '1'];
const CELLS = ['x#x#x', '#####', '#####', 'x###x', 'xx#xx'];

export function Lesson() {
  return (
    <svg class="lesson" viewBox="0 0 168 168" role="img" aria-label={words.example}>
      <rect class="lesson-lit" x="8" y="51" width="154" height="22" />
      {COLUMNS.map((clue, column) =>
        clue
          .split(' ')
          .reverse()
          .map((run, i) => (
            <text key={`c${column}-${i}`} class="lesson-clue" x={63 + column * 22} y={44 - i * 17}>
              {run}
            </text>
          )),
      )}
      {ROWS.map((clue, row) =>
        clue
          .split(' ')
          .reverse()
          .map((run, i) => (
            <text key={`r${row}-${i}`} class="lesson-clue" x={40 - i * 17} y={67 + row * 22}>
              {run}
            </text>
          )),
      )}
      {CELLS.flatMap((cells, row) =>
        [...cells].map((cell, column) => {
          const x = 52 + column * 22;
          const y = 51 + row * 22;
          return (
            <g key={`${row}-${column}`}>
              <rect
                class={cell === '#' ? 'lesson-filled' : 'lesson-cell'}
                x={x}
                y={y}
                width="22"
                height="22"
              />
              {cell === 'x' && <path class="lesson-cross" d={`M${x + 7} ${y + 7}l8 8m0-8l-8 8`} />}
            </g>
          );
        }),
      )}
      <rect class="lesson-frame" x="52" y="51" width="110" height="110" />
    </svg>
  );
}
