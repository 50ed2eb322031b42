// A nonogram for MiniZinc: an automaton per line, which a `regular` constraint follows. Goes with the
// data that the library writes in the format `minizinc`.

export const NONOGRAM_MODEL = `include "regular.mzn";

int: rows;
int: row_rule_len;
array[1..rows, 1..row_rule_len] of int: row_rules;
int: cols;
int: col_rule_len;
array[1..cols, 1..col_rule_len] of int: col_rules;

% 1 = blank, 2 = filled
array[1..rows, 1..cols] of var 1..2: cell;

% From state 'before[j]' on, run j is read; there blanks may go on. State 'after[j]' has read all of it.
predicate reads(array[int] of var 1..2: line, array[int] of int: padded) =
  let {
    array[int] of int: runs = [run | run in padded where run > 0];
    int: count = length(runs);
    array[int] of int: before = [1 + sum(i in 1..j - 1)(runs[i] + 1) | j in 1..count];
    array[int] of int: after = [before[j] + runs[j] | j in 1..count];
    int: states = if count = 0 then 1 else after[count] endif;
    array[1..states, 1..2] of int: next = array2d(1..states, 1..2, [
      if symbol = 1 then
        if state = states \\/ exists(j in 1..count)(state = before[j]) then state
        else if exists(j in 1..count)(state = after[j]) then state + 1 else 0 endif endif
      else
        if state = states \\/ exists(j in 1..count)(state = after[j]) then 0 else state + 1 endif
      endif
      | state in 1..states, symbol in 1..2])
  } in regular(line, states, 2, next, 1, {states});

constraint forall(r in 1..rows)(reads([cell[r, c] | c in 1..cols], [row_rules[r, i] | i in 1..row_rule_len]));
constraint forall(c in 1..cols)(reads([cell[r, c] | r in 1..rows], [col_rules[c, i] | i in 1..col_rule_len]));

solve satisfy;
output [if fix(cell[r, c]) = 2 then "#" else "." endif ++ if c = cols then "\\n" else "" endif
  | r in 1..rows, c in 1..cols];
`;
