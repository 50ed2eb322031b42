// Lines that a letter labels below a heading: `A: 2 1`, `b) 3`, `- C. 1 1`. The letters say only how many lines there
// are; R, C, H and V among them do not mean rows and columns. So only letters one after the other are labels.
import type { SourceText } from '../reading/source-text.js';
import { runsOfText } from './clues.js';
import type { TextLine } from './text-lines.js';

interface Labelled {
  /** A = 0, B = 1, ..., AA = 26. */
  readonly letter: number;
  readonly line: TextLine;
}

/** The lines with the labels of whole sections removed. */
export function withoutLabels(lines: readonly TextLine[], source: SourceText): TextLine[] {
  const result = [...lines];
  for (let i = 0; i < result.length; i++) {
    const heading = result[i];
    if (heading.kind !== 'heading' || heading.clues.length > 0) continue;
    const found: Labelled[] = [];
    let next = i + 1;
    for (; next < result.length; next++) {
      if (result[next].kind === 'blank') continue;
      const labelled = labelledClue(result[next], source);
      const last = found[found.length - 1];
      if (labelled === undefined || (last !== undefined && labelled.letter !== last.letter + 1)) break;
      found.push(labelled);
    }
    if (found.length > 1) for (const { line } of found) result[line.index] = line;
  }
  return result;
}

function labelledClue({ index, indent, offset, end }: TextLine, source: SourceText): Labelled | undefined {
  const text = source.text.slice(offset, Math.min(end, offset + 4000)).trim();
  const [, label, rest = ''] = /^(?:[-*•]\s?)?([A-Za-z]{1,2})\s?[:.)=]\s{0,9}(\d[\d\s,]*|)$/.exec(text) ?? [];
  if (label === undefined) return undefined;
  const place = { offset, end };
  const runs = rest === '' ? [] : runsOfText(rest, place);
  if (runs === undefined) return undefined;
  const letter =
    [...label.toLowerCase()].reduce((number, each) => number * 26 + each.charCodeAt(0) - 96, 0) - 1;
  const clues = [{ runs, ...place }];
  return { letter, line: { kind: 'clues', clues, named: undefined, isItem: false, index, indent, ...place } };
}
