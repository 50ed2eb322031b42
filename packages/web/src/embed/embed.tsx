// <crosshatch-puzzle src="castle.non">: a puzzle to play on any page. The markup lives in a shadow tree and its styles in
// a constructed sheet, so that nothing leaks either way and a strict Content-Security-Policy is no obstacle.
import type { PuzzleDocument } from '@crosshatch/core/model';
import { render } from 'preact';
import gridStyles from '../grid/grid-canvas.css?inline';
import { look } from '../settings/look.js';
import tokens from '../styles/tokens.css?inline';
import embedStyles from './embed.css?inline';
import { EMBED_WORDS, embedLocale } from './embed-words.js';
import { type EmbedTool, PuzzleView, TOOLS } from './puzzle-view.js';
import { readPuzzle } from './read-puzzle.js';

/** Made with the first element. The tokens of the page, without its typeface. */
let sheet: CSSStyleSheet | undefined;

function styles(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    const parts = tokens.split('@font-face');
    const plain = parts.map((part, i) => (i === 0 ? part : part.slice(part.indexOf('}') + 1))).join('');
    sheet.replaceSync(`${plain.replaceAll(':root', ':host')}\n${gridStyles}\n${embedStyles}`);
  }
  return sheet;
}

/** The element. Events: `progress` with the part that is done, `solved` with the seconds that it took. */
export class CrosshatchPuzzle extends HTMLElement {
  static readonly observedAttributes = ['src', 'code', 'size', 'theme', 'language', 'tools', 'hints'];

  private puzzle: PuzzleDocument | undefined;
  private trouble = '';
  private loading: AbortController | undefined;
  private begun = 0;

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styles()];
    this.load();
  }

  disconnectedCallback(): void {
    this.loading?.abort();
    if (this.shadowRoot !== null) render(null, this.shadowRoot);
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected || this.shadowRoot === null) return;
    if (name === 'src' || name === 'code') this.load();
    else this.show();
  }

  private async load(): Promise<void> {
    this.loading?.abort();
    const loading = new AbortController();
    this.loading = loading;
    this.puzzle = undefined;
    this.trouble = '';
    this.show();
    try {
      const puzzle = await this.read(loading.signal);
      if (loading.signal.aborted) return;
      this.puzzle = puzzle;
      this.begun = performance.now();
    } catch (error) {
      if (loading.signal.aborted) return;
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.show();
  }

  /** The puzzle of the attribute `code`, or of the file that `src` names. */
  private async read(signal: AbortSignal): Promise<PuzzleDocument> {
    const code = this.getAttribute('code');
    const src = this.getAttribute('src') ?? '';
    if (code === null && src === '') throw new Error('<crosshatch-puzzle> needs the attribute src or code.');
    let content: string | Uint8Array = code ?? '';
    if (code === null) {
      const response = await fetch(new URL(src, document.baseURI), { signal });
      if (!response.ok) throw new Error(`${src}: ${response.status}`);
      content = new Uint8Array(await response.arrayBuffer());
    }
    return readPuzzle(content, src.split(/[?#]/, 1)[0].split('/').pop() ?? '');
  }

  /** Paints what is known now. */
  private show(): void {
    const root = this.shadowRoot;
    if (root === null) return;
    const size = Number(this.getAttribute('size'));
    this.style.setProperty('--embed-size', size >= 100 && size <= 4000 ? `${size}px` : '');
    const locale = embedLocale(
      this.getAttribute('language') ?? (this.closest('[lang]')?.getAttribute('lang') || navigator.language),
    );
    const words = EMBED_WORDS[locale];
    look.value = look.peek() + 1; // the theme may have changed
    if (this.puzzle === undefined) {
      const text = this.trouble === '' ? words.loading : `${words.failed} ${this.trouble}`;
      render(
        <div class="embed" part="puzzle">
          <p class="embed-status" part="status" role="status">
            {text}
          </p>
        </div>,
        root,
      );
      return;
    }
    render(
      <PuzzleView
        document={this.puzzle}
        locale={locale}
        tools={this.tools()}
        onProgress={(done) => this.report('progress', { done })}
        onSolved={() =>
          this.report('solved', { seconds: Math.round((performance.now() - this.begun) / 1000) })
        }
      />,
      root,
    );
  }

  private tools(): EmbedTool[] {
    const wanted = this.getAttribute('tools')?.split(/\s+/);
    return TOOLS.filter(
      (tool) =>
        (wanted === undefined || wanted.includes(tool)) &&
        (tool !== 'hint' || this.getAttribute('hints') !== 'off'),
    );
  }

  private report(type: 'progress' | 'solved', detail: object): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

if (customElements.get('crosshatch-puzzle') === undefined) {
  customElements.define('crosshatch-puzzle', CrosshatchPuzzle);
}
