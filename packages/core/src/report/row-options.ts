// The options that the rows of a batch depend on, as readable text in every row. Rows made with different options
// are not mixed.

/** Options that say where rows go, or who makes them. Every other one counts. */
const WITHOUT_EFFECT = new Set([
  'to',
  'output',
  'force',
  'resume',
  'order',
  'workers',
  'quiet',
  'json',
  'shard',
  'cluster',
  'workerVersion',
]);

/** Such as `grade max=2 timeout=60`. */
export function rowOptions(options: Readonly<Record<string, unknown>>): string {
  return Object.entries(options)
    .filter(([name, value]) => !WITHOUT_EFFECT.has(name) && value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? name : `${name}=${encodeURIComponent(String(value))}`))
    .sort()
    .join(' ');
}

/** The differences: `timeout (60 then, 30 now), grade (not set then, set now)`. */
export function optionDifference(then: string, now: string): string {
  const [before, after] = [valuesOf(then), valuesOf(now)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name} (${before.get(name) ?? 'not set'} then, ${after.get(name) ?? 'not set'} now)`)
    .join(', ');
}

function valuesOf(options: string): Map<string, string> {
  const words = options.split(' ').filter((word) => word !== '');
  return new Map(
    words.map((word) => {
      const [name, value = 'set'] = word.split('=');
      return [name, value];
    }),
  );
}
