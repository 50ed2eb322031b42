// One puzzle in the gallery: its size, grade and how far the player is; its picture only once solved.
import { isMono } from '@crosshatch/core/model';
import { Icon } from '../../components/icon.js';
import type { PuzzleEntry } from '../../puzzles/entry.js';
import { removePuzzle } from '../../puzzles/own.js';
import type { ProgressRecord } from '../../puzzles/progress.js';
import type { SolveRecord } from '../../puzzles/solve-record.js';
import { linkTo } from '../../route.js';
import { gallery as words } from '../../strings/words.js';
import { GradeMeter } from './grade-meter.js';
import { Thumbnail } from './thumbnail.js';

interface Props {
  readonly entry: PuzzleEntry;
  readonly progress: ProgressRecord | undefined;
  readonly solve: SolveRecord | undefined;
  readonly removable: boolean;
}

export function PuzzleCard({ entry, progress, solve, removable }: Props) {
  const { grade } = entry;
  const { puzzle, meta, artwork } = entry.document;
  const title = meta.title || words.untitled;
  const done = progress?.done ?? 0;
  const isGoing = progress !== undefined && !progress.solved && done > 0;
  return (
    <li class="card">
      <a class="card-link" href={linkTo('play', entry.id)}>
        <Thumbnail puzzle={puzzle} picture={solve?.picture ?? ''} artwork={artwork} />
        <span class="card-title" data-verbatim>
          {title}
        </span>
        <span class="card-facts soft">
          {words.size(puzzle.width, puzzle.height)}
          {!isMono(puzzle.palette) && `, ${words.colors(puzzle.palette.colors.length)}`}
        </span>
        {grade !== '' && <GradeMeter grade={grade} />}
        {(solve !== undefined || isGoing) && (
          <span class="card-progress">
            {solve !== undefined && (
              <span class="card-solved">
                <Icon name="check" /> {words.solved}
              </span>
            )}
            {isGoing && (
              <>
                <progress value={done} max={1} aria-label={title} />
                <span>{words.percent(done)}</span>
              </>
            )}
          </span>
        )}
      </a>
      {removable && (
        <button
          type="button"
          class="button button-quiet button-icon card-remove"
          aria-label={words.remove(title)}
          onClick={() => {
            if (confirm(words.removeQuestion(title))) removePuzzle(entry.id);
          }}
        >
          <Icon name="trash" />
        </button>
      )}
    </li>
  );
}
