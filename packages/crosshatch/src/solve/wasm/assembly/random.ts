// A seeded generator (xorshift32), for the searches of a portfolio that must differ and for dives
// that must not repeat themselves.
let state: u32 = 1;

export function seedRandom(seed: i32): void {
  state = (<u32>seed * 2654435761) | 1;
}

/** Uniform in [0, 1). */
export function random(): f64 {
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return <f64>state / 4294967296.0;
}
