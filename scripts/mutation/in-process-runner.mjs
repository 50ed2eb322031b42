// A test runner for StrykerJS: imports the compiled tests once and runs the single tests that reach a mutant,
// in one process. A process for each mutant and test file, as the TAP runner does it, took 0.6 s of CPU for
// each mutant of the model; this takes milliseconds.
//
// A mutant may leave something wrong behind in a module's memory, which then fails the tests of the next one. So
// a test that failed is run again without the mutant; if it fails still, the verdict counts only in a fresh
// process (Stryker starts another one when this one rejects).
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  MutantRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { collectTests } from './collect-tests.mjs';
import { collected } from './node-test.mjs';
import { isSampled, NOT_SAMPLED } from './sample.mjs';
import { withoutCounters } from './without-counters.mjs';

const MEASURE = fileURLToPath(new URL('./measure-tests.mjs', import.meta.url));

/** What each test costs; in the sandbox, for the processes that follow. */
const COSTS = 'test-costs.json';

/** Child processes and threads of the mutated code learn from it which mutant is on. */
const ACTIVE = '__STRYKER_ACTIVE_MUTANT__';

/** The verdicts that count, as StrykerJS reports them at the end. */
const TITLES = {
  [MutantRunStatus.Killed]: 'Killed',
  [MutantRunStatus.Survived]: 'Survived',
  [MutantRunStatus.Timeout]: 'Timeout',
};

class InProcessRunner {
  loaded = false;
  isFresh = true;
  isSpoilt = false;
  /** Whether the code that this process has loaded counts which test reaches which mutant. */
  isCounting = false;

  constructor(options) {
    this.options = options;
    // The global through which the mutated code knows which mutant is on.
    globalThis.__stryker__ ??= {};
    this.state = globalThis.__stryker__;
  }

  capabilities() {
    // A mutant that acts while a module is loaded needs a new process; Stryker sees to that.
    return { reloadEnvironment: false };
  }

  async dryRun() {
    const { original, testFiles, mostSeconds } = this.options;
    const measured = execFileSync(process.execPath, [MEASURE, String(mostSeconds), ...testFiles], {
      cwd: original,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const costs = JSON.parse(measured.slice(measured.lastIndexOf('\n{') + 1));
    writeFileSync(COSTS, JSON.stringify(costs));
    await this.load();
    const tests = [];
    for (const test of collected) if (costs[test.id] !== undefined) tests.push(await this.run(test));
    this.state.currentTestId = undefined;
    const { mutantCoverage } = this.state;
    // What a test file uses while it is loaded is mostly used inside its tests too. There it is tried without
    // a new process: half of all mutants would need one, a second each.
    if (mutantCoverage !== undefined) {
      const inTests = new Set(Object.values(mutantCoverage.perTest).flatMap(Object.keys));
      for (const id of Object.keys(mutantCoverage.static))
        if (inTests.has(id)) delete mutantCoverage.static[id];
    }
    for (const file of this.options.mutated) {
      writeFileSync(file, withoutCounters(readFileSync(file, 'utf8')));
    }
    this.isCounting = true;
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun(run) {
    const result = await this.verdictOn(run);
    // So that a run that is stopped has results too.
    const { fileName, location, mutatorName, replacement } = run.activeMutant;
    // Reports count lines and columns from 1, runners from 0.
    const [start, end] = [location.start, location.end].map(({ line, column }) => ({
      line: line + 1,
      column: column + 1,
    }));
    const status = TITLES[result.status];
    const verdict = { fileName, location: { start, end }, mutatorName, replacement, status };
    if (status !== undefined) {
      appendFileSync(this.options.verdicts, `${JSON.stringify(verdict)}\n`);
    }
    return result;
  }

  async verdictOn({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    if (!isSampled(activeMutant, this.options)) {
      return toMutantRunResult({ status: DryRunStatus.Error, errorMessage: NOT_SAMPLED });
    }
    // Stryker starts another process, which loads the code without the counters.
    if (this.isCounting) throw new Error('This process counts what each test reaches.');
    if (this.isSpoilt) throw new Error('An earlier mutant left something behind.');
    if (mutantActivation === 'static') this.state.activeMutant = activeMutant.id;
    try {
      await this.load();
    } catch (error) {
      return toMutantRunResult({ status: DryRunStatus.Error, errorMessage: String(error) });
    }
    const costs = JSON.parse(readFileSync(COSTS, 'utf8'));
    const wanted = new Set(testFilter ?? Object.keys(costs));
    const cheapestFirst = collected
      .filter(({ id }) => wanted.has(id))
      .sort((a, b) => costs[a.id] - costs[b.id]);
    Object.assign(this.state, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    process.env[ACTIVE] = activeMutant.id;
    const tests = [];
    let failed;
    for (const test of cheapestFirst) {
      const result = await this.run(test);
      const reached = determineHitLimitReached(this.state.hitCount, hitLimit);
      if (reached !== undefined) {
        this.isSpoilt = await this.failsWithoutMutant(test, mutantActivation);
        return toMutantRunResult(reached);
      }
      tests.push(result);
      if (result.status === TestStatus.Failed) {
        failed = test;
        break;
      }
    }
    if (failed !== undefined && (await this.failsWithoutMutant(failed, mutantActivation))) {
      if (!this.isFresh) throw new Error('An earlier mutant may have left something behind.');
      this.isSpoilt = true;
    }
    this.isFresh = false;
    return toMutantRunResult({ status: DryRunStatus.Complete, tests });
  }

  async load() {
    if (this.loaded) return;
    await collectTests(this.options.testFiles);
    this.loaded = true;
  }

  async failsWithoutMutant(test, activation) {
    // A static mutant has its process for itself anyway.
    if (activation === 'static') return false;
    Object.assign(this.state, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    delete process.env[ACTIVE];
    return (await this.run(test)).status === TestStatus.Failed;
  }

  async run({ id, name, file, run }) {
    this.state.currentTestId = id;
    const generic = { id, name, fileName: file, timeSpentMs: 0 };
    const begin = performance.now();
    try {
      await run();
      return { ...generic, status: TestStatus.Success, timeSpentMs: performance.now() - begin };
    } catch (error) {
      return {
        ...generic,
        status: TestStatus.Failed,
        timeSpentMs: performance.now() - begin,
        failureMessage: String(error?.message ?? error),
      };
    }
  }
}

function create(options) {
  return new InProcessRunner(options.inProcess);
}
create.inject = tokens(commonTokens.options);

export const strykerValidationSchema = {
  properties: { inProcess: { type: 'object' } },
};
export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', create)];
