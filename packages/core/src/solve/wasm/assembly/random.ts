// A seeded generator (xorshift32): searches of a portfolio must differ, and belief runs must not repeat themselves.
class Generator {
  static state: u32 = 1;
}

export function seedRandom(seed: i32): void {
  Generator.state = (<u32>seed * 2654435761) | 1;
}

/** Uniform in [0, 1). */
export function random(): f64 {
  let state = Generator.state;
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  Generator.state = state;
  return <f64>state / 4294967296.0;
}
