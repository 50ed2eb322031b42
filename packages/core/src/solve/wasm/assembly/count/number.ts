// Numbers of up to 64 bits. A larger one is noted in `Count.hasOverflown`; the count is given up then.
import { Count } from './state';

export function product(a: u64, b: u64): u64 {
  const result = a * b;
  if (a !== 0 && result / a !== b) Count.hasOverflown = true;
  return result;
}

export function sum(a: u64, b: u64): u64 {
  const result = a + b;
  if (result < a) Count.hasOverflown = true;
  return result;
}
