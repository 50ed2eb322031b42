// What the first load needs.
export { gallery } from './gallery.js';
export { shell } from './shell.js';
