// Which regular expressions can take more than linear time on some text: those that try a long stretch again
// in several ways, or again from every place in it. Two analyses, both exact about what they report and
// quick: `scslre` finds quantifiers that overlap with each other and leading ones that a search repeats; what
// it does not look at, a leading part that its own repetition can hold, is looked for here.
//   /<[^>]*>/ on `<<<<<`: each `<` begins an attempt that goes through all the others
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { parseSync, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';

export interface FoundRegex {
  readonly source: string;
  readonly flags: string;
  /** From 1. */
  readonly line: number;
}

/** The regular expressions of a source file, and the lines where one is put together at run time. */
export function regexesOf(file: string, text: string): { literals: FoundRegex[]; dynamic: number[] } {
  const literals: FoundRegex[] = [];
  const dynamic: number[] = [];
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const constructed = (node: { readonly start: number; readonly callee: object }) => {
    if ('name' in node.callee && node.callee.name === 'RegExp') dynamic.push(lineOf(node.start));
  };
  const visitor = new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return;
      literals.push({ source: node.regex.pattern, flags: node.regex.flags, line: lineOf(node.start) });
    },
    NewExpression: constructed,
    CallExpression: constructed,
  });
  visitor.visit(parseSync(file, text).program);
  return { literals, dynamic };
}

/** Why this expression is not linear; empty when nothing was found. */
export function regexCosts(source: string, flags: string): string[] {
  const { reports } = analyse({ source, flags }, { assumeRejectingSuffix: false });
  const overlaps = reports.map(
    ({ type, exponential }) => `${exponential ? 'exponential' : 'quadratic'} (${type})`,
  );
  return [...overlaps, ...repeatedStarts(source, flags)];
}

/** One character of every kind that our expressions distinguish. */
const SAMPLES = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...'\u0085\u00a0é█·\u2028\u2029\ufeff😀',
];

/** Quantifiers without a bound that can hold a text with which the expression begins, and may fail after it. */
function repeatedStarts(source: string, flags: string): string[] {
  if (flags.includes('y')) return [];
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, flags.includes('u'));
  return quantifiersIn(pattern.alternatives)
    .filter((quantifier) => {
      const inside = charactersOf(quantifier.element, flags);
      const before = around(quantifier, 'before');
      const after = around(quantifier, 'after');
      return (
        before.length > 0 && before.every((part) => canBeWithin(part, inside, flags)) && after.some(canFail)
      );
    })
    .map((quantifier) => `quadratic: a search can begin again inside ${quantifier.raw}`);
}

function quantifiersIn(alternatives: readonly AST.Alternative[]): AST.Quantifier[] {
  return alternatives.flatMap(({ elements }) =>
    elements.flatMap((element): AST.Quantifier[] => {
      const own = element.type === 'Quantifier' && element.max === Infinity ? [element] : [];
      const inner = element.type === 'Quantifier' ? element.element : element;
      return [...own, ...('alternatives' in inner ? quantifiersIn(branchesOf(inner)) : [])];
    }),
  );
}

function branchesOf(node: { readonly alternatives: readonly object[] }): readonly AST.Alternative[] {
  return node.alternatives.filter((branch): branch is AST.Alternative => 'elements' in branch);
}

/** What comes before or after a part within all that it stands in. */
function around(node: AST.Element, side: 'before' | 'after'): AST.Element[] {
  const branch = node.parent;
  if (branch?.type !== 'Alternative') return branch?.type === 'Quantifier' ? around(branch, side) : [];
  const index = branch.elements.indexOf(node);
  const here = side === 'before' ? branch.elements.slice(0, index) : branch.elements.slice(index + 1);
  const outer = branch.parent;
  const there =
    outer.type === 'Pattern' || outer.type === 'Assertion' ? [] : around(outer as AST.Element, side);
  return side === 'before' ? [...there, ...here] : [...here, ...there];
}

/** Whether some text that the part matches has only these characters. */
function canBeWithin(part: AST.Element, characters: ReadonlySet<string>, flags: string): boolean {
  switch (part.type) {
    case 'Character':
    case 'CharacterClass':
    case 'CharacterSet':
      return matching(part.raw, flags).some((character) => characters.has(character));
    case 'Group':
    case 'CapturingGroup':
      return part.alternatives.some(({ elements }) =>
        elements.every((element) => canBeWithin(element, characters, flags)),
      );
    case 'Quantifier':
      return part.min === 0 || canBeWithin(part.element, characters, flags);
    case 'Assertion':
      // A search begins only once at the beginning of the text, or once in a line.
      return part.kind !== 'start' || (flags.includes('m') && characters.has('\n'));
    default:
      return true;
  }
}

/** All characters that may be part of a match. */
function charactersOf(part: AST.Element, flags: string): Set<string> {
  if (part.type === 'Quantifier') return charactersOf(part.element, flags);
  if ('alternatives' in part) {
    const inner = branchesOf(part).flatMap(({ elements }) => elements);
    return new Set(inner.flatMap((element) => [...charactersOf(element, flags)]));
  }
  return new Set('raw' in part && part.type !== 'Assertion' ? matching(part.raw, flags) : []);
}

function matching(raw: string, flags: string): string[] {
  const expression = new RegExp(`^${raw}$`, flags.replace(/[gy]/g, ''));
  return SAMPLES.filter((character) => expression.test(character));
}

function canFail(part: AST.Element): boolean {
  if (part.type === 'Quantifier') return part.min > 0;
  if (part.type === 'Group' || part.type === 'CapturingGroup') {
    return part.alternatives.every(({ elements }) => elements.some(canFail));
  }
  return true;
}
