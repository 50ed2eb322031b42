// Everything that begins with a picture or a puzzle of the player: draw, scan, solve; and what came of it.
import { useEffect } from 'preact/hooks';
import { PuzzleCard } from '../../cards/puzzle-card.js';
import { FileButton, FileDrop } from '../../components/files.js';
import { Icon, type IconName } from '../../components/icon.js';
import { loadOwnPuzzles, ownPuzzles } from '../../puzzles/own.js';
import { loadProgress } from '../../puzzles/progress.js';
import { loadSolves } from '../../puzzles/solves.js';
import { linkTo } from '../../route.js';
import { type ScreenProps, useTitle } from '../../shell/screen.js';
import { home, shell, createWords as words } from '../../strings/words.js';
import { playFile } from '../home/play-file.js';
import './create.css';

const WAYS: readonly (readonly [id: 'make' | 'scan' | 'solve', icon: IconName])[] = [
  ['make', 'pencil'],
  ['scan', 'camera'],
  ['solve', 'hint'],
];

export function CreateScreen(_: ScreenProps) {
  useTitle(shell.create);
  useEffect(() => {
    loadOwnPuzzles();
    loadProgress();
    loadSolves();
  }, []);
  const own = ownPuzzles.value ?? [];
  return (
    <div class="page create">
      <h1>{shell.create}</h1>
      <ul class="create-ways">
        {WAYS.map(([id, icon]) => (
          <li key={id}>
            <a class="create-way" href={linkTo(id)}>
              <span class="create-icon">
                <Icon name={icon} />
              </span>
              <span>
                <strong>{shell[id]}</strong>
                <span class="soft">{words[id]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <section class="stack" aria-labelledby="create-own">
        <h2 id="create-own">{home.own}</h2>
        <p class="soft">{own.length === 0 ? words.noOwn : words.ownNote}</p>
        <div class="row">
          <FileButton label={words.openFile} accept="" opener={playFile} />
        </div>
        <ul class="cards">
          {own.map((entry) => (
            <PuzzleCard key={entry.id} entry={entry} isOwn />
          ))}
        </ul>
      </section>
      <FileDrop text={home.drop} opener={playFile} />
    </div>
  );
}
