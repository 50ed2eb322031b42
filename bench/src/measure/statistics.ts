// The statistics of the runner, which the parts of the bench use too.
export { median, quantile, quartiles, sum } from '../../../packages/cli/dist/compare/index.js';
