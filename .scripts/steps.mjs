import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runTool, say } from './run.mjs';

const results = join(root, 'test-results');

/**
 * Runs named steps in sequence and prints their duration; stops at the first failure. A step
 * that is a list runs two of its steps at a time: each uses one core, and none may write what
 * another reads. A test step returns counts, and names of tests that only passed on a retry.
 * Prints these names at the end, and always `N passed, N failed` as the last line.
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0 };
  const flaky = [];
  const runStep = async ([name, work]) => {
    const started = Date.now();
    say(`\n▸ ${name}`);
    const { passed = 0, failed = 0, flaky: retried = [], failure } = (await work()) ?? {};
    total.passed += passed;
    total.failed += failed;
    flaky.push(...retried.map((title) => `${name}: ${title}`));
    if (failure) throw failure;
    say(`  ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  };
  try {
    for (const step of steps) {
      if (Array.isArray(step[0])) await runTogether(step, runStep);
      else await runStep(step);
    }
  } finally {
    if (flaky.length > 0) {
      say(`\n${flaky.length} passed only when tried again:\n  ${flaky.join('\n  ')}`);
    }
    say(`\n${total.passed} passed, ${total.failed} failed`);
  }
}

/** After a failure no further step starts, and the error is thrown when running ones have ended. */
async function runTogether(steps, runStep) {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      try {
        await runStep(step);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled([work(), work()]);
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

/** Runs vitest with a project's configuration. Returns the test results for `runSteps`. */
export async function runVitest(config, args = [], env = {}) {
  const options = args.filter((arg) => arg.startsWith('--')).join('');
  const report = join(results, `${`${config}${options}`.replace(/\W+/g, '-')}.json`);
  const retries = report.replace(/\.json$/, '.retried.json');
  const reporters = ['dot', 'json', join(root, '.scripts/retry-reporter.mjs')];
  const outputs = [
    ...reporters.map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${report}`,
  ];
  let failure;
  rmSync(retries, { force: true });
  await runTool('vitest/vitest.mjs', ['run', '--config', config, ...outputs, ...args], {
    env: { ...env, RETRY_REPORT: retries },
  }).catch((error) => (failure = error));
  const { numPassedTests: passed, numFailedTests: failed } = readReport(report, failure);
  return { passed, failed, flaky: readReport(retries, failure), failure };
}

export async function runPlaywright(config, env, args = []) {
  const report = join(results, 'playwright.json');
  let failure;
  const options = ['--config', config, '--reporter=dot,json', ...args];
  await runTool('@playwright/test/cli.js', ['test', ...options], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }).catch((error) => (failure = error));
  const { stats = {}, suites = [] } = readReport(report, failure);
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    flaky: suites.flatMap(listFlaky),
    failure,
  };
}

/** Lists tests in Playwright's report that only passed on a retry. */
function listFlaky({ file, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => `${file}: ${title}`), ...suites.flatMap(listFlaky)];
}

function readReport(file, failure) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw failure ?? error;
  }
}

/** Fails if a generated file in the working tree is outdated. */
export async function ensureSame(path, regenerate) {
  const before = await run('git', ['hash-object', ...path], { quiet: true });
  await regenerate();
  const after = await run('git', ['hash-object', ...path], { quiet: true });
  if (before !== after)
    throw new Error(`${path.join(', ')} changed: commit the regenerated output.`);
}
