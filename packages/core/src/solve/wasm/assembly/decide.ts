// Which literal to decide: in belief phases the one that belief is surest of, else the most active variable, with its
// saved phase, or, once a proof is likely, the value that contradicts the known solution.
import { guidedLiteral } from './beam/guide';
import { believedLiteral } from './belief/decide';
import { heapPop } from './heap';
import { contraryLiteral } from './known-solution';
import { Options, Strategy } from './options';
import { Enumeration, Search, Variables } from './state';
import { stats } from './stats';
import { traceDecision } from './trace-log';
import { decideLiteral, OPEN, value } from './trail';
import { unseenLiteral } from './variation';

/** Decides a literal. False when the work of this call of `run` is used up before one is chosen. Pre: some cell is unknown. */
export function decide(): bool {
  let literal = guidedLiteral();
  if (literal < 0) literal = Search.byBelief && !Enumeration.isOn ? believedLiteral() : activeLiteral();
  if (literal < 0) return false;
  stats.decisions++;
  decideLiteral(literal);
  traceDecision(literal);
  return true;
}

function activeLiteral(): i32 {
  let variable = heapPop();
  while (value(variable << 1) !== OPEN) variable = heapPop();
  if (stats.conflicts >= Search.contraryFrom && !Enumeration.isOn) {
    const unseen = unseenLiteral(variable);
    if (unseen >= 0) return unseen;
    if (!Options.has(Strategy.VARY)) return contraryLiteral(variable);
  }
  return (variable << 1) | <i32>Variables.phases[variable];
}
