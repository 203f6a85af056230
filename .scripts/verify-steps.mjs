import { run } from './run.mjs';
import { ensureSame, runVitest } from './steps.mjs';

const npm = (...args) => run('npm', ['run', '--silent', ...args], { quiet: true });

const generated = ['gql.ts', 'graphql.ts', 'index.ts'].map(
  (name) => `web/app/cms/generated/${name}`,
);

export const verifySteps = [
  ['GraphQL schema', () => ensureSame(['cms/schema.graphql'], () => npm('schema', '-w', 'cms'))],
  ['Codegen', () => ensureSame(generated, () => npm('codegen'))],
  [
    ['Lint', () => npm('lint')],
    ['Types', () => npm('types')],
    ['Format', () => npm('format:check')],
    ['Import directions', () => npm('lint:architecture')],
    ['Dead code', () => npm('dead-code')],
    // These mostly wait.
    ['Unit tests: scripts', () => runVitest('.scripts/vitest.config.mjs')],
    ['Unit tests: seed', () => runVitest('seed/vitest.config.ts')],
  ],
  ['Unit tests: cms', () => runVitest('cms/vitest.config.ts', ['--project=unit*'])],
  ['Unit tests: web', () => runVitest('web/vitest.config.ts', ['--project=unit*'])],
];
