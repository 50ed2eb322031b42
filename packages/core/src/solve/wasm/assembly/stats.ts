// Counters of work. They are deterministic: effort limits and the golden file rest on them. The host reads them from
// memory, in this order (engine.ts).

@unmanaged
class Counters {
  /** Lines narrowed, or tested for a placement: the unit of work. */
  lineSolves: f64;
  probes: f64;
  decisions: f64;
  conflicts: f64;
  learned: f64;
  restarts: f64;
}

export const stats: Counters = changetype<Counters>(memory.data(48, 16));

export function resetStats(): void {
  memory.fill(changetype<usize>(stats), 0, offsetof<Counters>());
}
