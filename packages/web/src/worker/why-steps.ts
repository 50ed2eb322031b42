// The answer to "why is this cell so?" as a tree that unfolds: the last step first, under each step those that it
// rests on. The links of a followed assumption are steps of their own. Listed in the order of the unfolded tree, so
// that showing the next one walks from the cell back to what is known.
import {
  type Branch,
  type CellFact,
  type ChainLink,
  type Deduction,
  explainWords,
  linkWords,
  type RunRef,
  type SettledCell,
  type Why,
} from '@crosshatch/core/explain';
import type { Locale } from '@crosshatch/core/messages';
import type { LineId, Puzzle } from '@crosshatch/core/model';

export interface WhyStep {
  /** The technique, if one finds it. */
  readonly title: string;
  readonly sentence: string;
  readonly lines: readonly LineId[];
  readonly runs: readonly RunRef[];
  /** What it rests on, known from the grid or from other steps. */
  readonly facts: readonly CellFact[];
  readonly settles: readonly SettledCell[];
  /** The step under which it stands; -1 for the first. */
  readonly parent: number;
  readonly depth: number;
  /** Steps that it rests on, too, but which stand under another one. */
  readonly elsewhere: readonly number[];
}

/** A step before it has its place in the tree; `rests` are the steps right below. */
interface Node {
  readonly step: Omit<WhyStep, 'parent' | 'depth' | 'elsewhere'>;
  readonly rests: readonly Node[];
}

/** What the sentences are about, and their language. */
interface Subject {
  readonly puzzle: Puzzle;
  readonly locale: Locale | undefined;
}

export function whyStepsOf(
  { steps, rests }: Extract<Why, { kind: 'chain' }>,
  puzzle: Puzzle,
  locale?: Locale,
): WhyStep[] {
  const subject = { puzzle, locale };
  const nodes: Node[] = [];
  steps.forEach((step, i) => {
    nodes.push(
      nodeOf(
        step,
        rests[i].map((other) => nodes[other]),
        subject,
      ),
    );
  });
  return unfolded(nodes[nodes.length - 1]);
}

function nodeOf(deduction: Deduction, rests: readonly Node[], subject: Subject): Node {
  const { lines, about, reason, settles, chain = [] } = deduction;
  const { title, sentence, short, premise } = explainWords(deduction, subject.puzzle, subject.locale);
  const ends = chain.filter(({ links }) => links.length > 0).map((branch) => endOf(branch, subject));
  return {
    step: {
      title,
      // The links have sentences of their own.
      sentence: ends.length > 0 ? `${short}. ${premise}` : sentence,
      lines,
      runs: [...about.runs, ...reason.runs],
      facts: reason.cells,
      settles,
    },
    rests: [...ends, ...rests],
  };
}

/** The last link of a branch: under it the links that it rests on. */
function endOf(branch: Branch, subject: Subject): Node {
  const settledBy = new Map<number, Node>();
  let end: Node | undefined;
  for (const link of branch.links) {
    end = linkNode(branch, link, settledBy, subject);
    for (const { cell } of link.settles) settledBy.set(cell, end);
  }
  return end as Node;
}

function linkNode(
  branch: Branch,
  link: ChainLink,
  settledBy: ReadonlyMap<number, Node>,
  subject: Subject,
): Node {
  const { line, settles, rests } = link;
  return {
    step: {
      title: '',
      sentence: linkWords(branch, link, subject.puzzle, subject.locale),
      lines: [line],
      runs: rests.runs,
      facts: rests.cells,
      settles,
    },
    rests: [...new Set(rests.cells.flatMap(({ cell }) => settledBy.get(cell) ?? []))],
  };
}

/** The tree in depth-first order, every step once. */
function unfolded(root: Node): WhyStep[] {
  const order: Node[] = [];
  const places = new Map<Node, { index: number; parent: number; depth: number }>();
  const visit = (node: Node, parent: number, depth: number) => {
    if (places.has(node)) return;
    const index = order.push(node) - 1;
    places.set(node, { index, parent, depth });
    for (const other of node.rests) visit(other, index, depth + 1);
  };
  visit(root, -1, 0);
  const placeOf = (node: Node) => places.get(node) as { index: number; parent: number; depth: number };
  return order.map((node) => {
    const { index, parent, depth } = placeOf(node);
    const elsewhere = node.rests.map(placeOf).filter((place) => place.parent !== index);
    return { ...node.step, parent, depth, elsewhere: elsewhere.map((place) => place.index) };
  });
}
