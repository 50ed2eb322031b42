// The frame: header with the ways to go, the screen, the foot. A screen is loaded when it is first shown.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../components/icon.js';
import { Lazy } from '../components/lazy.js';
import { linkTo, type Route } from '../route.js';
import { route } from '../router.js';
import { SECTIONS, screenOf } from '../screens/registry.js';
import { settingsOpen } from '../settings/settings-open.js';
import { addWords, shell } from '../strings/words.js';
import { Announcer } from './announcer.js';
import { Mark } from './mark.js';
import { hasNewVersion, takeNewVersion } from './new-version.js';
import { Failed, NotHere, type ScreenProps } from './screen.js';
import './shell.css';
import { StorageNotice } from './storage-notice.js';

export function Shell() {
  const current = route.value;
  const screen = screenOf(current.screen);
  return (
    <>
      <a class="skip" href={`#${MAIN}`} onClick={toContent}>
        {shell.skip}
      </a>
      <header class="shell-head">
        <a class="shell-name" href={linkTo('home')}>
          <Mark />
          <span>{shell.name}</span>
        </a>
        <nav class="shell-nav" aria-label={shell.nav}>
          {SECTIONS.map(([name, icon]) => (
            <a key={name} href={linkTo(name)} aria-current={screen?.section === name ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{shell[name]}</span>
            </a>
          ))}
        </nav>
        <button
          type="button"
          class="button button-quiet button-icon"
          aria-label={shell.settings}
          onClick={() => {
            settingsOpen.value = true;
          }}
        >
          <Icon name="gear" />
        </button>
      </header>
      {hasNewVersion.value && <News />}
      <StorageNotice />
      <main id={MAIN} class="shell-main" tabIndex={-1}>
        {screen === undefined ? (
          <NotHere title={shell.notFound} text={shell.notFoundText} />
        ) : (
          <Loaded key={screen.id} id={screen.id} load={screen.load} route={current} />
        )}
      </main>
      {settingsOpen.value && (
        <Lazy
          load={async () => {
            const [{ SettingsDialog }] = await Promise.all([
              import('../settings/settings-dialog.js'),
              addWords(['rest']),
            ]);
            return SettingsDialog;
          }}
          with={{
            onClose: () => {
              settingsOpen.value = false;
            },
          }}
        />
      )}
      <Announcer />
    </>
  );
}

/** Not while somebody plays: it can wait. */
function News() {
  return (
    <p class="shell-news" role="status">
      {shell.newVersion}
      <button type="button" class="button" onClick={takeNewVersion}>
        {shell.reload}
      </button>
    </p>
  );
}

const MAIN = 'content';

function toContent(event: Event): void {
  event.preventDefault(); // the fragment belongs to the router
  document.getElementById(MAIN)?.focus();
}

interface LoadedProps {
  readonly id: string;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  readonly route: Route;
}

/** Screens that somebody draws, scans or solves on: they have most of the words. */
const TOOLS: readonly string[] = ['make', 'scan', 'solve'];

/** The gallery is the first load: its words are there. */
function wordsFor(id: string): Promise<void> {
  return addWords(id === 'home' ? [] : TOOLS.includes(id) ? ['rest', 'tools'] : ['rest']);
}

function Loaded({ id, load, route: { rest } }: LoadedProps) {
  const [state, setState] = useState<{ screen?: ComponentType<ScreenProps>; failed?: boolean }>({});
  const start = () => {
    setState({});
    Promise.all([load(), wordsFor(id)]).then(
      ([screen]) => setState({ screen }),
      () => setState({ failed: true }),
    );
  };
  useEffect(start, []);
  const { screen: Screen, failed } = state;
  if (Screen !== undefined) return <Screen rest={rest} />;
  if (failed) return <Failed onAgain={start} />;
  return <p class="page soft">{shell.loading}</p>;
}
