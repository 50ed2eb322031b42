// The pages on which browser tests run. A new context has a new renderer and loads everything anew, which takes more
// processor time than most tests: so a page that is done is emptied and used again by the next test that wants the same
// kind. One whose test failed, or did what stays with a page or context, is closed instead.
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { LAPTOP } from './browser-test.js';
import { PATIENCE } from './expect.js';

/** What stays after a test, and cannot be taken back with certainty. */
const LASTING = {
  page: ['on', 'once', 'route', 'exposeFunction', 'exposeBinding', 'close'],
  context: ['on', 'once', 'route', 'exposeFunction', 'exposeBinding', 'newPage', 'setOffline', 'close'],
  clock: ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'],
} as const;

interface Place {
  readonly kind: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  /** Takes back the scripts that run before those of the page. */
  readonly scripts: { dispose(): Promise<void> }[];
  isSpoiled: boolean;
}

export class Stages {
  private readonly idle: Place[] = [];

  constructor(
    private readonly browser: Browser,
    /** The address of the page, with a slash at its end. */
    private readonly address: string,
  ) {}

  /** Runs this on an empty page, with these options beside the usual ones; `isLast` closes the page afterwards. */
  async run(
    options: BrowserContextOptions,
    act: (page: Page, context: BrowserContext) => Promise<void>,
    isLast = false,
  ): Promise<void> {
    const place = await this.take(options);
    let isGood = false;
    try {
      await act(place.page, place.context);
      isGood = !place.isSpoiled && !isLast;
    } finally {
      if (isGood) await this.giveBack(place);
      else await place.context.close();
    }
  }

  private async take(options: BrowserContextOptions): Promise<Place> {
    const { viewport = LAPTOP, colorScheme = 'light', reducedMotion = 'reduce', ...others } = options;
    const { forcedColors = 'none', ...rest } = others;
    const kind = JSON.stringify(rest);
    const at = this.idle.findIndex((one) => one.kind === kind);
    const place = at >= 0 ? this.idle.splice(at, 1)[0] : await this.make(kind, rest);
    if (viewport !== null) await place.page.setViewportSize(viewport);
    await place.page.emulateMedia({ media: null, contrast: null, colorScheme, reducedMotion, forcedColors });
    return place;
  }

  private async make(kind: string, options: BrowserContextOptions): Promise<Place> {
    const context = await this.browser.newContext({
      viewport: LAPTOP,
      // It would fetch the whole page for every test. Those on working offline allow it.
      serviceWorkers: 'block',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const isSpoiled = options.serviceWorkers === 'allow';
    const place: Place = { kind, context, page, session, scripts: [], isSpoiled };
    const spoil = () => {
      place.isSpoiled = true;
    };
    notice(page, LASTING.page, spoil);
    notice(context, LASTING.context, spoil);
    notice(page.clock, LASTING.clock, spoil);
    for (const target of [page, context]) {
      notice(target, ['addInitScript'], (script) => place.scripts.push(script as Place['scripts'][number]));
    }
    return place;
  }

  private async giveBack(place: Place): Promise<void> {
    const { page, session, scripts } = place;
    for (const script of scripts.splice(0)) await script.dispose();
    if (page.url() !== 'about:blank') {
      // Nothing else empties it, and a tab keeps it over all pages.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
    }
    await page.mouse.move(0, 0);
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(this.address).origin,
      storageTypes: 'all',
    });
    this.idle.push(place);
  }
}

/** Calls this with what one of these methods answers. */
function notice(target: object, methods: readonly string[], act: (answer: unknown) => void): void {
  for (const name of methods) {
    const method = Reflect.get(target, name) as (...values: unknown[]) => unknown;
    const value = (...values: unknown[]) => {
      const answer = method.apply(target, values);
      if (answer instanceof Promise) answer.then(act, () => undefined);
      else act(answer);
      return answer;
    };
    Object.defineProperty(target, name, { value });
  }
}
