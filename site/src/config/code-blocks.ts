// What the site adds to code blocks: the drawings of techniques become pictures.
import type { MarkdownRenderer } from 'vitepress';
import { drawingFigure } from './drawing-figure.js';

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
    return fence(tokens, i, options, env, self);
  };
}
