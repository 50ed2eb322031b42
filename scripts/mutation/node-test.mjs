// Stands in for node:test while mutants run: collects the tests of the files that are imported, for the runner
// to run as often as it likes. Only what the tests of the mutated areas use; anything else throws.

/** Tests in the order of their registration; `file` is set by the runner while it imports one. */
export const collected = [];
export const importing = { file: '' };

export function test(name, ...rest) {
  const run = rest.at(-1);
  const { skip, ...others } = rest.length === 2 ? rest[0] : {};
  if (typeof run !== 'function' || run.length > 1 || rest.length > 2 || Object.keys(others).length > 0) {
    throw new TypeError(
      `${importing.file}: "${name}" uses more of node:test than test(name, { skip }, function).`,
    );
  }
  if (skip !== undefined && skip !== false) return;
  const twins = collected.filter((other) => other.file === importing.file && other.name === name).length;
  collected.push({
    id: `${importing.file} ${name}${twins > 0 ? ` #${twins}` : ''}`,
    file: importing.file,
    name,
    run: () => runWithCleanup(run),
  });
}

/** The one part of a test context that tests use: what to do after the test. */
async function runWithCleanup(run) {
  const cleanups = [];
  try {
    await run({ after: (cleanup) => cleanups.push(cleanup) });
  } finally {
    for (const cleanup of cleanups) await cleanup();
  }
}
