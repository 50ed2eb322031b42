// The words of every other screen.
export { createWords } from './create.js';
export { dailyWords } from './daily.js';
export { help } from './help.js';
export { learnWords } from './learn.js';
export { meWords } from './me.js';
export { moveWords } from './move.js';
export { play } from './play.js';
export { settingsWords } from './settings.js';
export { shareWords } from './share.js';
