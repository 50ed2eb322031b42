// What the first load needs.
export { home } from './home.js';
export { shell } from './shell.js';
