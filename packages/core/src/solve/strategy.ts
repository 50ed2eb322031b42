// Search strategies. A strategy names the plan, a seed varies its random choices; neither changes the
// answer. Searches that differ in one or the other make a portfolio (parallel/portfolio.ts).

/** Every search strategy, the default first. */
export const STRATEGIES = [
  'balanced',
  'activity',
  'eager',
  'eager-activity',
  'enumerate',
  'eager-enumerate',
] as const;

/**
 * `balanced`: phases by belief and by activity alternate, belief first; probing and order literals only when the
 * puzzle resists. `activity`: activity first. `eager`: probing and order literals almost at once. `enumerate`:
 * turns decisions over from the first solution on instead of adding a clause for each solution.
 */
export type Strategy = (typeof STRATEGIES)[number];
