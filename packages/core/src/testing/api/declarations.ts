// The declarations of the built library, read from its .d.ts files: where an exported name is declared, its doc
// comment, its text, and the declared types that the text mentions. Syntax only; nothing is type-checked.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { LIBRARY } from '../repository.js';

const DIST = join(LIBRARY, 'dist');

export interface Declaration {
  readonly name: string;
  /** Relative to `dist`, for example `solve/solve.d.ts`. */
  readonly file: string;
  readonly kind: 'function' | 'class' | 'type' | 'constant';
  /** The text of the doc comment without its stars; empty when there is none. */
  readonly comment: string;
  /** The declaration without comments. */
  readonly text: string;
  /** Members with a comment each, for interfaces and classes. */
  readonly mentions: readonly string[];
}

interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Module {
  readonly text: string;
  /** Exported name -> the file that it is re-exported from. */
  readonly sources: ReadonlyMap<string, string>;
  /** Local name -> its declaration, exported or not. */
  readonly declared: ReadonlyMap<string, Declaration>;
  /** Imported local name -> the file that it comes from. */
  readonly imported: ReadonlyMap<string, string>;
}

const modules = new Map<string, Module>();

/** Exported names of an entry point such as `solve/public.d.ts`, sorted. */
export function exportedNames(file: string): string[] {
  return [...moduleOf(file).sources.keys()].sort((a, b) => (a < b ? -1 : 1));
}

/** Follows re-exports and imports from `file` to where `name` is declared. */
export function declarationOf(name: string, file: string): Declaration | undefined {
  const { declared, imported, sources } = moduleOf(file);
  const own = declared.get(name);
  if (own !== undefined) return own;
  const next = sources.get(name) ?? imported.get(name);
  return next === undefined ? undefined : declarationOf(name, next);
}

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const made = readModule(file);
  modules.set(file, made);
  return made;
}

function readModule(file: string): Module {
  const text = readFileSync(join(DIST, file), 'utf8');
  const { program, comments } = parseSync(join(DIST, file), text);
  const sources = new Map<string, string>();
  const imported = new Map<string, string>();
  const declared = new Map<string, Declaration>();
  for (const statement of program.body as unknown as Syntax[]) {
    const from = statement.source as { value: string } | null | undefined;
    if (from?.value !== undefined) {
      const target = relative(DIST, join(DIST, dirname(file), from.value)).replace(/\.js$/, '.d.ts');
      for (const specifier of (statement.specifiers ?? []) as Syntax[]) {
        const exported = (specifier.exported ?? specifier.local) as { name: string };
        (statement.type === 'ImportDeclaration' ? imported : sources).set(exported.name, target);
      }
      continue;
    }
    const inner = (statement.declaration ?? statement) as Syntax;
    const name = nameOf(inner);
    if (name === undefined) continue;
    const before = declared.get(name);
    const comment = docBefore(text, comments, statement.start);
    const own = withoutComments(text, comments, inner.start, inner.end);
    const mentions = typeNames(inner);
    // Overloads come one after the other and belong together.
    declared.set(name, {
      name,
      file,
      kind: kindOf(inner),
      comment: before?.comment || comment,
      text: before === undefined ? own : `${before.text}\n${own}`,
      mentions: [...new Set([...(before?.mentions ?? []), ...mentions])],
    });
  }
  return { text, sources, declared, imported };
}

function nameOf(node: Syntax): string | undefined {
  if (node.type === 'VariableDeclaration') {
    return ((node.declarations as Syntax[])[0].id as { name: string }).name;
  }
  return (node.id as { name: string } | null | undefined)?.name;
}

function kindOf({ type }: Syntax): Declaration['kind'] {
  if (type === 'VariableDeclaration') return 'constant';
  if (type === 'ClassDeclaration') return 'class';
  return type.startsWith('TS') && !type.includes('Function') ? 'type' : 'function';
}

interface Comment {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The doc comment that ends right before `start`. */
function docBefore(text: string, comments: readonly Comment[], start: number): string {
  const last = comments.filter(({ end }) => end <= start && text.slice(end, start).trim() === '').at(-1);
  if (last === undefined || !last.value.startsWith('*')) return '';
  return last.value
    .replace(/^\*/, '')
    .replace(/^ *\* ?/gm, '')
    .trim();
}

function withoutComments(text: string, comments: readonly Comment[], start: number, end: number): string {
  let result = '';
  let at = start;
  for (const comment of comments) {
    if (comment.start < start || comment.end > end) continue;
    result += text.slice(at, comment.start);
    at = comment.end;
  }
  result += text.slice(at, end);
  return result
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/** Names of types that a declaration mentions, apart from its own type parameters and private members. */
function typeNames(node: unknown): string[] {
  const found: string[] = [];
  const own = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (value === null || typeof value !== 'object') return;
    const syntax = value as Syntax;
    if (syntax.accessibility === 'private') return;
    if (syntax.type === 'TSTypeParameter') own.add((syntax.name as { name: string }).name);
    const name = (syntax.typeName ?? syntax.exprName ?? syntax.expression) as
      | { type: string; name: string }
      | undefined;
    if (name?.type === 'Identifier') found.push(name.name);
    for (const [key, child] of Object.entries(syntax)) if (key !== 'parent') visit(child);
  };
  visit(node);
  return found.filter((name) => !own.has(name));
}
