import { ensureInstalled } from './install.mjs';
import { withPostgres } from './postgres.mjs';
import { command } from './run.mjs';
import { runSteps, runVitest } from './steps.mjs';

/**
 * `npm run test:postgres`: runs the CMS's integration tests on a temporary PostgreSQL server.
 * With `-- --own-sql` only those of code with its own SQL (`*.pg.int.test.ts`), with `--
 * <words>` those with one of the words in their path.
 */
await command(async () => {
  await ensureInstalled({ tools: true });
  const words = process.argv
    .slice(2)
    .map((word) => (word === '--own-sql' ? '.pg.int.test.ts' : word));
  await withPostgres((url) =>
    runSteps([
      [
        'Integration on PostgreSQL: cms',
        () =>
          runVitest(
            'cms/vitest.config.ts',
            ['--project=integration', '--project=shared', ...words],
            { TEST_DATABASE_URL: url },
          ),
      ],
    ]),
  );
});
