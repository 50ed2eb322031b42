// The configuration is TypeScript that `npm run build` has compiled.
export { config as default } from '../.cache/compiled/config/site-config.js';
