// The page starts here.
import { render } from 'preact';
import { shippedPuzzles } from './puzzles/shipped.js';
import { route } from './router.js';
import { followLanguage } from './settings/language.js';
import { applyLooks } from './settings/settings.js';
import { keepOffline } from './shell/new-version.js';
import { Shell } from './shell/shell.js';
import './styles/tokens.css';
import './styles/base.css';

applyLooks();
// Beside the screen's own script, not after it. If it fails, the screen tries again and says so.
if (['home', 'play'].includes(route.peek().screen)) shippedPuzzles().catch(() => undefined);
const root = document.getElementById('app');
if (root !== null) followLanguage().then(() => render(<Shell />, root));

// Offline from the second visit on. Not while developing: a cache would hide changes.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    keepOffline('./service-worker.js').catch(() => {
      // Not over https, or forbidden: the page works, only not offline.
    });
  });
}
