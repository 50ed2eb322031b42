import { formats } from '../intl.js';

export const { number, percent, plural } = formats('en');
