import { ensureInstalled } from './install.mjs';
import { withPostgres } from './postgres.mjs';
import { command } from './run.mjs';
import { runSteps, runVitest } from './steps.mjs';

/** `npm run test:postgres`: the integration tests again, on a throw-away PostgreSQL. */
await command(async () => {
  await ensureInstalled();
  await withPostgres((url) =>
    runSteps([
      [
        'Integration on PostgreSQL: cms',
        () =>
          runVitest('cms/vitest.config.ts', ['--project=integration'], { TEST_DATABASE_URL: url }),
      ],
    ]),
  );
});
