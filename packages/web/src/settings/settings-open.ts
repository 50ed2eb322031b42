// Whether the settings are open: the header opens them, and so does the play screen, which has no header.
import { signal } from '@preact/signals';

export const settingsOpen = signal(false);
