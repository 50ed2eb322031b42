// The seeded generator, for this layer.
export { Random } from '../model/index.js';
