import { run } from './run.mjs';
import { ensureSame, runSteps, runVitest } from './steps.mjs';

const npm = (...args) => run('npm', ['run', '--silent', ...args], { quiet: true });

/** Everything that can be said about the code without starting it, then the unit tests, counted into `total`. */
export async function runVerifySteps(total) {
  await runSteps([
    ['CMS server code', () => npm('build:server', '-w', 'cms')],
    ['GraphQL schema', () => ensureSame(['cms/schema.graphql'], () => npm('schema', '-w', 'cms'))],
    ['Codegen', () => ensureSame(generated, () => npm('codegen'))],
    ['Types', () => npm('types')],
    ['Lint', () => npm('lint')],
    ['Format', () => npm('format:check')],
    ['Import directions', () => npm('rooms')],
    ['Dead code', () => npm('dead-code')],
    ['Unit tests: scripts', () => count(total, runVitest('.scripts/vitest.config.mjs'))],
    ['Unit tests: seed', () => count(total, runVitest('seed/vitest.config.ts'))],
    ['Unit tests: cms', () => count(total, runVitest('cms/vitest.config.ts', ['--project=unit']))],
    ['Unit tests: web', () => count(total, runVitest('web/vitest.config.ts', ['--project=unit*']))],
  ]);
}

const generated = ['gql.ts', 'graphql.ts', 'index.ts'].map(
  (name) => `web/app/cms/generated/${name}`,
);

/** Adds one run's counts to the total and stops the steps when tests failed. */
export async function count(total, running) {
  const { passed, failed, failure } = await running;
  total.passed += passed;
  total.failed += failed;
  if (failure) throw failure;
}
