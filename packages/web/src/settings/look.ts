// Counts up whenever the colours may have changed, so that a canvas knows to paint again.
import { signal } from '@preact/signals';

export const look = signal(0);
