// The worker's side: answers the page's calls with the table of handlers.
import { serve, webPort } from '@crosshatch/core/worker';
import { handlers } from './handlers.js';

serve(webPort(self as unknown as Parameters<typeof webPort>[0]), handlers);
