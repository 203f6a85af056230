import { ensureInstalled } from './install.mjs';
import { withPostgres } from './postgres.mjs';
import { command, run, say } from './run.mjs';
import { count } from './verify-steps.mjs';
import { runSteps, runVitest } from './steps.mjs';

/** `npm run test:postgres`: the integration tests again, on a throw-away PostgreSQL. */
await command(async () => {
  await ensureInstalled();
  const total = { passed: 0, failed: 0 };
  try {
    await run('npm', ['run', '--silent', 'build:server', '-w', 'cms'], { quiet: true });
    await withPostgres((url) =>
      runSteps([
        [
          'Integration on PostgreSQL: cms',
          () =>
            count(
              total,
              runVitest('cms/vitest.config.ts', ['--project=integration'], {
                TEST_DATABASE_URL: url,
              }),
            ),
        ],
      ]),
    );
  } finally {
    say(`\n${total.passed} passed, ${total.failed} failed`);
  }
});
