// The figures of the runner's tables, which the parts of the bench use too.
export { digits, duration, table, withSpread } from '../../../packages/cli/dist/compare/index.js';
