// webpbn.com's XML, version 0.3: colours, unknown lengths (`<count>0</count>`), goal, solutions and saved
// grids, sets of puzzles. Clues that are missing follow from the goal. Triddlers and triangles are rejected.

import { quoted, shortList } from '../messages/index.js';
import {
  cluesOf,
  completePalette,
  type Grid,
  isComplete,
  MAX_COLORS,
  MAX_SIDE,
  type Palette,
  type PaletteInput,
  type Puzzle,
} from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { runLength } from './reading/clue-scanner.js';
import { type DraftClue, type DraftRun, draftRun } from './reading/draft.js';
import { decodeEntities } from './reading/html-entities.js';
import { type MetadataFields, metadata, type Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { childOf, readXml, type XmlElement } from './reading/xml-reader.js';
import { type ImageColors, readImage } from './webpbn-image.js';
import { writeWebpbn } from './webpbn-write.js';

export const webpbn: Format = {
  id: 'webpbn',
  title: 'webpbn XML',
  extensions: ['.xml', '.pbn'],
  supports: {
    ...BARE,
    colors: MAX_COLORS,
    colorNames: true,
    colorValues: true,
    blotted: true,
    meta: ['title', 'author', 'copyright', 'source', 'id', 'description'],
    goal: true,
    solutions: true,
    saved: true,
    candidates: true,
    several: true,
  },
  sniff: sniffWebpbn,
  parse: parseWebpbn,
  write: writeWebpbn,
};

function sniffWebpbn(source: SourceText): Fit {
  const { head } = source;
  if (!/^\s*</.test(head)) return 'no';
  // Other programs have a <puzzle> too; that of webpbn holds clues with a type, colours or pictures.
  const isOwn = /<puzzleset[\s>]|<(?:clues|color|solution)\s|(?:background|default)color=/.test(head);
  if (/<(puzzleset|puzzle)[\s>]/.test(head)) return isOwn || source.isLong ? 'certain' : 'maybe';
  return /^\s*<\?xml/.test(head) ? 'maybe' : 'no';
}

function parseWebpbn(reading: Reading): void {
  const root = readXml(reading);
  if (root === undefined) return;
  const puzzles = root.name === 'puzzle' ? [root] : root.children.filter((child) => child.name === 'puzzle');
  if (puzzles.length === 0) {
    reading.fault('missing-part', root, 'there is no <puzzle> in this file');
    return;
  }
  // A set may state once what holds for all its puzzles.
  const shared = root.name === 'puzzle' ? {} : { ...textsOf(root), title: undefined };
  for (const puzzle of puzzles) {
    if (reading.full || !new WebpbnPuzzle(reading, puzzle, shared).read()) return;
  }
}

class WebpbnPuzzle {
  private readonly names = new Map<string, number>();
  private readonly symbols = new Map<string, number>();
  private readonly palette: {
    background: { name: string; rgb?: string };
    colors: PaletteInput['colors'][number][];
  };

  constructor(
    private readonly reading: Reading,
    private readonly element: XmlElement,
    private readonly shared: MetadataFields,
  ) {
    this.palette = { background: { name: element.attributes.get('backgroundcolor') ?? 'white' }, colors: [] };
    this.names.set(this.palette.background.name, 0);
  }

  /** False when reading on makes no sense. */
  read(): boolean {
    const { reading, element } = this;
    const before = reading.faults.length;
    const kind = element.attributes.get('type') ?? 'grid';
    if (kind !== 'grid') {
      const what = kind === 'triddler' ? 'triddlers' : `puzzles of the kind ${quoted(kind)}`;
      reading.fault('unsupported-kind', element, `${what} are not supported`, 'only grids can be read');
      return true;
    }
    for (const child of element.children) if (child.name === 'color') this.color(child);
    // Without its colours, every run that has one would be a fault.
    if (reading.faults.length > before) return true;
    const rows = this.clues('rows');
    const columns = this.clues('columns');
    const images = element.children.filter((child) => child.name === 'solution');
    const puzzle =
      rows && columns
        ? reading.puzzle({ rows, columns, span: element, ...this.paletteInput() })
        : this.puzzleOfGoal(images, rows, columns);
    if (puzzle === undefined || reading.faults.length > before) return true;
    const grids = this.grids(images, puzzle);
    return reading.faults.length > before || reading.add({ puzzle, meta: this.meta(), ...grids }, element);
  }

  private color(element: XmlElement): void {
    const name = element.attributes.get('name') ?? '';
    const value = element.text.trim();
    const character = element.attributes.get('char') ?? '';
    if (/[/\\]/.test(value)) {
      const hint = 'a colour of two parts makes triangular cells';
      this.reading.fault('unsupported-kind', element, 'puzzles with triangles are not supported', hint);
    } else if (!/^([\da-f]{3}|[\da-f]{6})$/i.test(value)) {
      this.reading.fault('bad-palette', element, `${quoted(value)} is not a colour`, 'write RRGGBB or RGB');
    } else if (name === this.palette.background.name) {
      this.palette.background.rgb = value;
      if (character !== '') this.symbols.set(character, 0);
    } else if (this.names.has(name)) {
      this.reading.fault('bad-palette', element, `the colour ${quoted(name)} is defined twice`);
    } else this.addColor(name, value, character);
  }

  private addColor(name: string, rgb: string, character: string): number {
    const free = /^[^\s.?]$/u.test(character) && !this.symbols.has(character);
    const color = this.palette.colors.push({ name, rgb, ...(free ? { symbol: character } : {}) });
    this.names.set(name, color);
    if (character !== '' && !this.symbols.has(character)) this.symbols.set(character, color);
    return color;
  }

  /** Black need not be defined. */
  private colorNamed(name: string, place: XmlElement): number {
    const color = this.names.get(name);
    if (color !== undefined && color > 0) return color;
    if (color === undefined && name === 'black') return this.addColor('black', '000000', 'X');
    if (this.reading.full) return 1;
    const names = this.palette.colors.map((known) => known.name ?? '');
    const message =
      color === 0 ? 'a run cannot have the background colour' : `there is no colour ${quoted(name)}`;
    this.reading.fault(
      'unknown-color',
      place,
      message,
      `the colours are ${shortList(names, names.length) || 'not defined'}`,
    );
    return 1;
  }

  private clues(type: 'rows' | 'columns'): DraftClue[] | undefined {
    const element = this.element.children.find(
      (child) => child.name === 'clues' && child.attributes.get('type') === type,
    );
    return element?.children
      .filter((child) => child.name === 'line')
      .map((line) => ({
        runs: line.children.filter((child) => child.name === 'count').map((count) => this.run(count)),
        offset: line.offset,
        end: line.end,
      }));
  }

  private run(count: XmlElement): DraftRun {
    const word = count.text.trim();
    if (!/^\d+$/.test(word)) {
      this.reading.fault(
        'bad-length',
        count,
        `${quoted(word)} is not a run; a run is a whole number of cells`,
      );
    }
    const name = count.attributes.get('color') ?? this.element.attributes.get('defaultcolor') ?? 'black';
    const place = { offset: count.offset, end: count.end + word.length };
    return draftRun(runLength(word) || null, this.colorNamed(name, count), place);
  }

  private paletteInput(): { palette?: PaletteInput } {
    const { background, colors } = this.palette;
    if (colors.length === 0) this.colorNamed('black', this.element);
    const [only] = colors;
    const isBlack = colors.length === 1 && only.name === 'black' && /^0+$/.test(only.rgb ?? '');
    const onWhite = background.name === 'white' && /^(f+)?$/i.test(background.rgb ?? '');
    return isBlack && onWhite ? {} : { palette: { background, colors } };
  }

  /** Clues that are missing are those of the goal. */
  private puzzleOfGoal(
    images: readonly XmlElement[],
    rows: DraftClue[] | undefined,
    columns: DraftClue[] | undefined,
  ): Puzzle | undefined {
    const { reading, element } = this;
    const missing = rows ? 'columns' : 'rows';
    const image = images.find((solution) => (solution.attributes.get('type') ?? 'goal') === 'goal');
    if (image === undefined) {
      const hint = 'a puzzle has clues for rows and columns, or a goal';
      return reading.fault(
        'missing-part',
        element,
        `there are no ${missing}, and no goal to count them in`,
        hint,
      );
    }
    const input = this.paletteInput().palette;
    const goal = this.image(image, completePalette(input ?? { colors: [{ name: 'black' }] }));
    if (goal === undefined) return undefined;
    if (!isComplete(goal) || Math.max(goal.width, goal.height) > MAX_SIDE) {
      return reading.fault('missing-part', image, `there are no ${missing}, and the goal has unknown cells`);
    }
    const counted = cluesOf(goal);
    const drafted = (clues: typeof counted.rows) =>
      clues.map((clue) => ({
        runs: (clue ?? []).map(({ length, color }) => draftRun(length, color, image)),
        offset: image.offset,
        end: image.end,
      }));
    const palette = input === undefined ? {} : { palette: input };
    return reading.puzzle({
      rows: rows ?? drafted(counted.rows),
      columns: columns ?? drafted(counted.columns),
      span: element,
      ...palette,
    });
  }

  private grids(images: readonly XmlElement[], puzzle: Puzzle) {
    const solutions: Grid[] = [];
    const saved: Grid[] = [];
    let goal: Grid | undefined;
    for (const solution of images) {
      const grid = this.image(solution, puzzle.palette, puzzle);
      if (grid === undefined) continue;
      const type = solution.attributes.get('type') ?? 'goal';
      if (type === 'saved' || !isComplete(grid)) saved.push(grid);
      else if (type === 'goal' && goal === undefined) goal = grid;
      else solutions.push(grid);
    }
    return {
      ...(goal === undefined ? {} : { goal }),
      ...(solutions.length === 0 ? {} : { solutions }),
      ...(saved.length === 0 ? {} : { saved }),
    };
  }

  private image(solution: XmlElement, palette: Palette, size?: Puzzle): Grid | undefined {
    const image = childOf(solution, 'image') ?? solution;
    const colors: ImageColors = { palette, symbols: this.symbols };
    return readImage(this.reading, image, colors, size);
  }

  private meta() {
    const own = textsOf(this.element);
    return metadata({ ...this.shared, ...metadata(own) });
  }
}

/** What an element says about its puzzles. */
function textsOf(element: XmlElement): MetadataFields {
  const text = (name: string) => {
    const child = childOf(element, name);
    return child === undefined ? undefined : decodeEntities(child.text.trim());
  };
  return {
    title: text('title'),
    author: text('author') || text('authorid'),
    copyright: text('copyright'),
    source: text('source'),
    id: text('id'),
    description: text('description') || text('note'),
  };
}
