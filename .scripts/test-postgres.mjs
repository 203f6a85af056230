import { ensureInstalled } from './install.mjs';
import { withPostgres } from './postgres.mjs';
import { command } from './run.mjs';
import { runSteps, runVitest } from './steps.mjs';

/**
 * `npm run test:postgres`: the integration tests of the CMS again, on a throw-away PostgreSQL. With
 * `-- --own-sql` those of code that writes SQL of its own (`*.pg.int.test.ts`), with
 * `-- <words>` those whose path has one of the words.
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
