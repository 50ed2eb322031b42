import { formats } from '../intl.js';

export const { list, number, percent, plural } = formats('de');
