// The general reader for data: any JSON, YAML in its bracket style, TOML, or fragment of a program that holds
// two lists of clues under names that mean rows and columns, or two such lists without names, or a picture.
import { counted } from '../../messages/index.js';
import { BARE, type Fit, type Format } from '../format.js';
import type { Span } from '../reading/draft.js';
import type { Reading } from '../reading/reading.js';
import type { SourceText } from '../reading/source-text.js';
import {
  addCandidate,
  addOnly,
  areRealizable,
  type Candidate,
  fits,
  hasEqualSums,
  isAboutPuzzles,
  isCredible,
  isPlausible,
} from './candidates.js';
import { settleComputed } from './computed.js';
import { factCandidates } from './facts.js';
import { Finder, type FoundCandidate, type FoundPicture } from './finder.js';
import { type ListNode, readNodes } from './nodes.js';
import { gridOf, hasCluesOf } from './pictures.js';
import { pictureFault, sizeFault } from './stated-size.js';
import { readXmlNodes } from './xml-nodes.js';

export const data: Format = {
  id: 'data',
  title: 'lists of clues in JSON or source text',
  extensions: ['.json', '.xml'],
  supports: {
    ...BARE,
    colors: 30,
    colorNames: true,
    meta: ['title', 'author', 'source', 'id'],
    goal: true,
    several: true,
  },
  general: true,
  sniff: (source: SourceText): Fit => (/[[{(]|^\s*</.test(source.head) ? 'maybe' : 'no'),
  parse: parseData,
};

function parseData(reading: Reading): void {
  // A page or a component with a program in it is a program.
  const isXml =
    /^\s*<(?!\?php)/i.test(reading.source.text.slice(0, 1000)) && !/<script\b/i.test(reading.source.text);
  const root = isXml ? readXmlNodes(reading) : readNodes(reading);
  if (root === undefined) return;
  const computed = isXml ? undefined : settleComputed(root, reading.source.text);
  const finder = new Finder();
  finder.visit(root, {}, {});
  const candidates = finder.candidates.map(turnedByPicture);
  // In data every list counts. In a program others may look alike, so that only what can be a puzzle does.
  const isPure = isXml || /^\s*[[{]/.test(reading.source.text.slice(0, 1000));
  const stated = candidates.filter((candidate) => candidate.isNamed);
  const credible = (candidate: Candidate) => isCredible(candidate, reading.source);
  const bare = candidates.filter(
    (candidate) =>
      !candidate.isNamed && isPlausible(candidate) && areRealizable(candidate) && credible(candidate),
  );
  const isAbout = isAboutPuzzles(reading.source);
  const sound = stated.filter(
    (candidate) =>
      (isPlausible(candidate) && (candidate.isClear === true || credible(candidate))) ||
      isMeant(candidate, isAbout),
  );
  if (stated.length > 0 && (isPure || sound.length > 0)) {
    const chosen = isPure ? stated : sound;
    if (chosen.some(({ isStated }) => !isStated)) reading.assume('rows-first');
    addAll(reading, chosen);
    const others = stated.filter((each) => !sound.includes(each) && each.isClear);
    if (!isPure) warnAboutOthers(reading, others);
  } else if (bare.length > 0) {
    if (bare.some(({ isStated }) => !isStated)) reading.assume('rows-first');
    addAll(reading, bare);
    // Calls with two lists each: one of them is damaged.
    warnAboutOthers(reading, finder.unequal.filter(credible));
  } else if (!addFacts(reading, root)) {
    if (computed !== undefined) refuseComputed(reading, computed);
    else if (stated.length > 0) refuse(reading, stated[0]);
    else if (finder.hasUnclearPoints) refusePoints(reading);
    else addPictures(reading, finder.pictures, isPure);
  }
}

/**
 * Whether lists in a program are clues although their sums or the stated size are wrong: then the puzzle is damaged and
 * has to be reported, as leaving it out would lose it without a word.
 */
function isMeant(candidate: FoundCandidate, isAbout: boolean): boolean {
  return (
    candidate.isStated &&
    (candidate.isClear || isAbout) &&
    [candidate.rows, candidate.columns].every(isFilled) &&
    fits(candidate)
  );
}

/** The picture beside two lists shows which of them are the rows, where their names do not. */
function turnedByPicture(found: FoundCandidate): FoundCandidate {
  const { rows, columns, picture, isStated } = found;
  if (isStated || picture === undefined) return found;
  const isOf = (down: typeof rows, across: typeof rows) =>
    hasCluesOf(picture, down, true) && hasCluesOf(picture, across, false);
  if (isOf(rows, columns)) return { ...found, isStated: true };
  return isOf(columns, rows) ? { ...found, rows: columns, columns: rows, isStated: true } : found;
}

/** The lists in a program that say that they are clues, and cannot be a puzzle, beside those that can. */
function warnAboutOthers(reading: Reading, others: readonly FoundCandidate[]): void {
  const clues = others.filter(({ rows, columns }) => isFilled(rows) || isFilled(columns));
  for (const { rows, columns, span } of clues.slice(0, MOST_WARNINGS)) {
    const lists = `${counted(rows.length, 'row clue')} and ${counted(columns.length, 'column clue')}`;
    reading.warnAboutLeftOut(`${lists} were left out because no puzzle has these clues`, span);
  }
}

function isFilled(side: FoundCandidate['rows']): boolean {
  return side.some(({ runs }) => runs.length > 0);
}

const MOST_WARNINGS = 5;

/** Clues stated one at a time. False, without a fault, when they make no puzzle. */
function addFacts(reading: Reading, root: ListNode): boolean {
  let isFound = false;
  for (const all of factCandidates(root)) {
    const readings = all.filter((each) => isPlausible(each) && isCredible(each, reading.source));
    if (readings.length === 0) continue;
    isFound = true;
    if (!addOnly(reading, readings, 'put the clues of each side into a list: rows = [[2, 1], [3]]')) break;
  }
  return isFound;
}

function addAll(reading: Reading, candidates: readonly FoundCandidate[]): void {
  for (const candidate of candidates) {
    const { picture, others = [] } = candidate;
    if (others.length > 0) {
      const readings = [candidate, ...others.map((sides) => ({ ...candidate, ...sides }))];
      addOnly(reading, readings, 'put semicolons between the clues: "2 1; 3"');
      return;
    }
    const isAdded = addCandidate(reading, candidate, ({ width, height }) =>
      picture?.width === width && picture.height === height ? gridOf(reading, picture) : undefined,
    );
    if (!isAdded || reading.full) return;
  }
}

/** Two lists were found in a program, but they are no puzzle. */
function refuse(reading: Reading, candidate: FoundCandidate): void {
  const { rows, columns, span } = candidate;
  if (candidate.isClear && !fits(candidate)) {
    addCandidate(reading, candidate);
    return;
  }
  const size = sizeFault(candidate);
  if (fits(candidate) && hasEqualSums(candidate) && size !== undefined) {
    reading.fault('size-mismatch', span, size);
    return;
  }
  const why = !fits({ rows, columns })
    ? `a clue does not fit in ${columns.length} columns and ${rows.length} rows`
    : 'their sums differ';
  reading.fault('unknown-format', span, `lists of row and column clues were found, but ${why}`, LOOKED_FOR);
}

function refuseComputed(reading: Reading, span: Span): void {
  const hint = 'write the list out: rows = [[2, 1], [3]]; print it with the program that computes it';
  reading.fault('bad-syntax', span, 'the clues of this list are computed, and programs are not run', hint);
}

function refusePoints(reading: Reading): void {
  const message = 'a list of cells was found, but they can be counted from 0 or from 1';
  const hint = 'give every cell as an object with "row" and "col" from 0, or the picture as rows of 0 and 1';
  reading.fault('ambiguous-format', { offset: 0, end: 1 }, message, hint);
}

const LOOKED_FOR =
  'looked for names such as rows and columns, row_clues and col_clues, rowHints and colHints, left and top, ' +
  'with lists of lists of numbers, or for a picture of 0 and 1';

function addPictures(reading: Reading, pictures: readonly FoundPicture[], isPure: boolean): void {
  const { source } = reading;
  // A matrix of 0 and 1 in a program may be anything.
  const isAbout = isPure || isAboutPuzzles(source);
  const usable = pictures.filter(
    ({ picture, isNamed }) => (isNamed || isPure) && picture.width > 1 && picture.height > 1,
  );
  if (!isAbout || usable.length === 0) {
    reading.fault('unknown-format', { offset: 0, end: 1 }, 'no two lists of clues were found', LOOKED_FOR);
    return;
  }
  for (const { picture, meta, size } of usable) {
    const fault = pictureFault(picture, size);
    if (fault !== undefined) {
      reading.fault('size-mismatch', picture, fault);
      return;
    }
    if (picture.assumed !== undefined) reading.assume(picture.assumed);
    const goal = gridOf(reading, picture);
    if (goal === undefined || !reading.addPicture(goal, { meta }, picture)) return;
  }
}
