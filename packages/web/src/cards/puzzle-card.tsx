// One puzzle: its number or title, size, grade and how far the player is; its picture only once solved.
import { isMono } from '@crosshatch/core/model';
import { Icon } from '../components/icon.js';
import type { PuzzleEntry } from '../puzzles/entry.js';
import { favorites, toggleFavorite } from '../puzzles/favorites.js';
import { lookOf } from '../puzzles/look.js';
import { removePuzzle } from '../puzzles/own.js';
import { progressById } from '../puzzles/progress.js';
import { solvesById } from '../puzzles/solves.js';
import { shownTitle } from '../puzzles/title.js';
import { linkTo } from '../route.js';
import { home as words } from '../strings/words.js';
import './card.css';
import { GradeMeter } from './grade-meter.js';
import { Thumbnail } from './thumbnail.js';

interface Props {
  readonly entry: PuzzleEntry;
  /** One of the player's own, which can be deleted. */
  readonly isOwn?: boolean;
}

export function PuzzleCard({ entry, isOwn = false }: Props) {
  const { id, grade } = entry;
  const { puzzle, artwork } = entry.document;
  const progress = progressById.value?.get(id);
  const solve = solvesById.value?.get(id);
  const isSolved = solve !== undefined;
  const title = shownTitle(entry, isSolved) || words.untitled;
  const done = progress?.done ?? 0;
  const isGoing = progress !== undefined && !progress.solved && done > 0;
  return (
    <li class="card">
      <a class="card-link tile-link" href={linkTo('play', id)}>
        <Thumbnail
          look={lookOf(puzzle)}
          height={puzzle.height}
          picture={solve?.picture ?? progress?.picture ?? ''}
          isSolved={isSolved}
          artwork={artwork}
        />
        <span class="card-title" data-verbatim>
          {title}
        </span>
        <span class="card-facts soft">
          <span>{words.size(puzzle.width, puzzle.height)}</span>
          {!isMono(puzzle.palette) && <span>{words.colors(puzzle.palette.colors.length)}</span>}
        </span>
        {grade !== '' && <GradeMeter grade={grade} />}
        {(isSolved || isGoing) && (
          <span class="card-progress">
            {isSolved && (
              <span class="card-solved">
                <Icon name="check" /> {words.solved}
              </span>
            )}
            {isGoing && (
              <>
                <progress value={done} max={1} aria-label={title} data-verbatim />
                <span>{words.percent(done)}</span>
              </>
            )}
          </span>
        )}
      </a>
      {isOwn ? <RemoveButton id={id} title={title} /> : <FavoriteButton id={id} title={title} />}
    </li>
  );
}

function FavoriteButton({ id, title }: { id: string; title: string }) {
  const isOn = favorites.value.includes(id);
  return (
    <button
      type="button"
      class={`button button-quiet button-icon card-button card-favorite ${isOn ? 'card-favorite-on' : ''}`}
      aria-label={words.favorite(title)}
      aria-pressed={isOn}
      onClick={() => toggleFavorite(id)}
    >
      <Icon name="heart" />
    </button>
  );
}

function RemoveButton({ id, title }: { id: string; title: string }) {
  return (
    <button
      type="button"
      class="button button-quiet button-icon card-button"
      aria-label={words.remove(title)}
      onClick={() => {
        if (confirm(words.removeQuestion(title))) removePuzzle(id);
      }}
    >
      <Icon name="trash" />
    </button>
  );
}
