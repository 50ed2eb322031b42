// What the site adds to code blocks: a program of the library gets a link that opens it in the playground, and the
// drawings of techniques become pictures.
import type { MarkdownRenderer } from 'vitepress';
import { drawingFigure } from './drawing-figure.js';
import { stateInLink } from './playground-link.js';

/** The page of the techniques; its text blocks are drawings. */
const TECHNIQUES = 'docs/techniques.md';

export function extendCodeBlocks(md: MarkdownRenderer): void {
  const { fence } = md.renderer.rules;
  if (fence === undefined) throw new Error('VitePress has no rule for code blocks any more.');
  md.renderer.rules.fence = (tokens, i, options, env: { readonly realPath?: string }, self) => {
    const { info, content } = tokens[i];
    if (info.trim() === 'text' && env.realPath?.endsWith(TECHNIQUES) === true) {
      const figure = drawingFigure(content);
      if (figure !== undefined) return figure;
    }
    const block = fence(tokens, i, options, env, self);
    return isPlayable(info, content) ? `${block}<OpenInPlayground state="${stateInLink(content)}" />` : block;
  };
}

/** Programs that print something and need nothing but the library; a file or a socket is not there in a browser. */
function isPlayable(info: string, code: string): boolean {
  const imported = Array.from(
    code.matchAll(/^\s*(?:import|\} from|export)\b.*?['"]([^'"]+)['"]/gm),
    ([, name]) => name,
  );
  return (
    /^(ts|js)\b/.test(info) &&
    imported.length > 0 &&
    code.includes('console.log') &&
    imported.every((name) => /^@crosshatch\/core(\/[a-z]+)?$/.test(name)) &&
    !/\bprocess\.|\bnew Worker\b|\bBuffer\./.test(code)
  );
}
