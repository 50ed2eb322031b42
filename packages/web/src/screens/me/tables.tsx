// The figures of Me as tables: times by size and by grade, and splits.
import { gradeWords } from '../../cards/grades.js';
import type { SolveRecord } from '../../puzzles/solve-record.js';
import { byGrade, bySize, type Figures, quartersBySize, SIZE_LIMITS } from '../../puzzles/statistics.js';
import { home, meWords as words } from '../../strings/words.js';
import { timeText } from '../play/clock.js';

export function Tables({ solves }: { solves: readonly SolveRecord[] }) {
  const sizes = bySize(solves);
  return (
    <div class="me-tables">
      <Times
        title={words.bySize}
        rows={SIZE_LIMITS.flatMap((limit) => {
          const figures = sizes.get(limit);
          return figures === undefined ? [] : [[words.upTo(limit), figures] as const];
        })}
      />
      <Times
        title={words.byGrade}
        rows={Array.from(byGrade(solves), ([grade, figures]) => [gradeWords(grade), figures] as const)}
      />
      <Quarters solves={solves} />
    </div>
  );
}

function Times({ title, rows }: { title: string; rows: readonly (readonly [string, Figures])[] }) {
  if (rows.length === 0) return null;
  return (
    <table class="me-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{home.solved}</th>
          <th scope="col">{words.best}</th>
          <th scope="col">{words.median}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { solved, best, median }]) => (
          <tr key={name}>
            <th scope="row" data-verbatim>
              {name}
            </th>
            <td>{words.count(solved)}</td>
            <td>{timeText(best)}</td>
            <td>{timeText(median)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the time goes: the quarters of a solve by size, the median and the best of each. */
function Quarters({ solves }: { solves: readonly SolveRecord[] }) {
  const rows = [...quartersBySize(solves)];
  if (rows.length === 0) return null;
  return (
    <table class="me-table">
      <caption>
        {words.splits} <small class="soft">{words.splitsNote}</small>
      </caption>
      <thead>
        <tr>
          <td />
          {words.quarters.map((quarter) => (
            <th key={quarter} scope="col">
              {quarter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([limit, { medians, bests }]) => (
          <tr key={limit}>
            <th scope="row">{words.upTo(limit)}</th>
            {medians.map((median, i) => (
              <td key={i}>
                {timeText(median)} <small class="soft">{timeText(bests[i])}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
