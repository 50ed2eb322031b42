// The engine's door: what the host calls. One instance holds one puzzle at a time.
import { candidates, candidatesAt, exclude, layOutBoard, level, undoTo } from './board';
import { forgetBeliefs } from './belief';
import { setClauseHead } from './clauses';
import { layOutWide } from './kernel-wide';
import { cellCount, layOut, lineAt, lineCount, lineLevels, lineRuns, setClue, words } from './lines';
import { allocate, arenaSize, resetArena } from './memory';
import { probes } from './probe';
import { brokenLine, lineSolves, resetEffort } from './propagate';
import { resetReasons } from './reason';
import { beginSearch, contradictions, decisions, learntClauses, lineSolvable, restarts, run, setProbe, setPlaces, setGuided, setRounds } from './search';
import { trailSize } from './board';

export { setPlaces, setGuided, setRounds, arenaSize, run, candidatesAt, lineSolvable, brokenLine, lineSolves, probes, decisions, contradictions, learntClauses, restarts, setProbe, setPlaces, setGuided, setRounds };

/** Room for the input of `begin`, in bytes. Forgets the puzzle before. */
export function reserve(bytes: i32): usize {
  resetArena();
  return allocate(bytes);
}

/** Reads width, height, colours (with blank), then per line its number of runs (-1 = unknown) and runs. */
export function begin(input: usize): void {
  layOut(load<i32>(input), load<i32>(input, 4), load<i32>(input, 8));
  let at = input + 12;
  let mostRuns = 0;
  let mostLevels = 1;
  for (let line = 0; line < lineCount; line++) {
    const runs = load<i32>(at);
    at = setClue(line, runs, at + 4);
    mostRuns = max(mostRuns, lineRuns(lineAt(line)));
    mostLevels = max(mostLevels, lineLevels(lineAt(line)));
  }
  if (words > 1) layOutWide(mostRuns, mostLevels);
  forgetBeliefs();
  resetEffort();
  resetReasons();
  layOutBoard();
  beginSearch(mostRuns);
}

/** Goes back to what holds at the root. */
export function backToRoot(): void {
  undoTo(0);
  setClauseHead(trailSize);
}
