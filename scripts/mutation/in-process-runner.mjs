// A test runner for StrykerJS: imports the compiled tests once and runs the single tests that reach a mutant,
// in one process. A process for each mutant and test file, as the TAP runner does it, took 0.6 s of CPU for
// each mutant of the model; this takes milliseconds.
//
// A mutant may leave something wrong behind in a module's memory, which then fails the tests of the next one. So
// a test that failed is run again without the mutant; if it fails still, the verdict counts only in a fresh
// process (Stryker starts another one when this one rejects).
import { readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import fc from 'fast-check';
import { collected, importing } from './node-test.mjs';

const STAND_IN = new URL('./node-test.mjs', import.meta.url).href;
const HOOK = `export const resolve = (specifier, context, next) =>
  specifier === 'node:test' ? { url: ${JSON.stringify(STAND_IN)}, shortCircuit: true } : next(specifier, context);`;

/** What each test costs, as the dry run found; in the sandbox, for the processes that follow. */
const COSTS = 'test-costs.json';

/** Tests that take more CPU than this are left out: each survivor would pay for them. The score is lower for it. */
const MOST_MICROSECONDS = 1_500_000;

class InProcessRunner {
  loaded = false;
  isFresh = true;
  isSpoilt = false;

  constructor(testFiles) {
    this.testFiles = testFiles;
    // The global through which the mutated code knows which mutant is on.
    globalThis.__stryker__ ??= {};
    this.state = globalThis.__stryker__;
  }

  capabilities() {
    // A mutant that acts while a module is loaded needs a new process; Stryker sees to that.
    return { reloadEnvironment: false };
  }

  async dryRun() {
    await this.load();
    const tests = [];
    const costs = {};
    for (const test of collected) {
      const before = process.cpuUsage();
      const result = await this.run(test);
      const { user } = process.cpuUsage(before);
      if (user <= MOST_MICROSECONDS) {
        tests.push(result);
        costs[test.id] = user;
      } else {
        delete this.state.mutantCoverage?.perTest[test.id];
      }
    }
    writeFileSync(COSTS, JSON.stringify(costs));
    this.state.currentTestId = undefined;
    const { mutantCoverage } = this.state;
    // What a test file uses while it is loaded is mostly used inside its tests too. There it is tried without
    // a new process: half of all mutants would need one, a second each.
    const inTests = new Set(Object.values(mutantCoverage.perTest).flatMap(Object.keys));
    for (const id of Object.keys(mutantCoverage.static))
      if (inTests.has(id)) delete mutantCoverage.static[id];
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
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
    // That a property fails is enough; nobody looks at the smallest example.
    fc.configureGlobal({ endOnFailure: true });
    register(`data:text/javascript,${encodeURIComponent(HOOK)}`);
    for (const file of this.testFiles) {
      importing.file = file;
      await import(pathToFileURL(resolve(file)).href);
    }
    this.loaded = true;
  }

  async failsWithoutMutant(test, activation) {
    // A static mutant has its process for itself anyway.
    if (activation === 'static') return false;
    Object.assign(this.state, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
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
  return new InProcessRunner(options.inProcess.testFiles);
}
create.inject = tokens(commonTokens.options);

export const strykerValidationSchema = {
  properties: { inProcess: { type: 'object' } },
};
export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', create)];
