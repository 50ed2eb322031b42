// For somebody new, until the first solve: the rules in one drawing, and the way to the first lesson.
import { linkTo } from '../../route.js';
import { home as words } from '../../strings/words.js';

const COLUMNS = ['2', '4', '4', '4', '2'];
const ROWS = ['1 1', '5', '5', '3', '1'];
const CELLS = ['x#x#x', '#####', '#####', 'x###x', 'xx#xx'];

export function LessonCard() {
  return (
    <section class="hero" aria-labelledby="home-lesson">
      <div class="hero-text">
        <h2 id="home-lesson">{words.lessonTitle}</h2>
        <p class="hero-lead">{words.lessonText}</p>
        <p>
          <a class="button button-primary" href={linkTo('learn', '1')}>
            {words.lessonBegin}
          </a>
        </p>
      </div>
      <Drawing />
    </section>
  );
}

function Drawing() {
  return (
    <svg class="hero-drawing" viewBox="0 0 168 168" aria-hidden="true">
      <rect class="hero-drawing-lit" x="8" y="51" width="154" height="22" />
      {COLUMNS.map((clue, column) =>
        clue
          .split(' ')
          .reverse()
          .map((run, i) => (
            <text key={`c${column}-${i}`} class="hero-drawing-clue" x={63 + column * 22} y={44 - i * 17}>
              {run}
            </text>
          )),
      )}
      {ROWS.map((clue, row) =>
        clue
          .split(' ')
          .reverse()
          .map((run, i) => (
            <text key={`r${row}-${i}`} class="hero-drawing-clue" x={40 - i * 17} y={67 + row * 22}>
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
                class={cell === '#' ? 'hero-drawing-filled' : 'hero-drawing-cell'}
                x={x}
                y={y}
                width="22"
                height="22"
              />
              {cell === 'x' && <path class="hero-drawing-cross" d={`M${x + 7} ${y + 7}l8 8m0-8l-8 8`} />}
            </g>
          );
        }),
      )}
      <rect class="hero-drawing-frame" x="52" y="51" width="110" height="110" />
    </svg>
  );
}
