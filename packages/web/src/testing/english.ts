// English words for tests without a browser. Importing this is enough.
import * as first from '../strings/en/first.js';
import * as rest from '../strings/en/rest.js';
import * as tools from '../strings/en/tools.js';
import { useWords } from '../strings/words.js';

useWords('en', { ...first, ...rest, ...tools });
