import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { withPostgres } from './postgres.mjs';
import { command, root } from './run.mjs';
import { runSteps, runVitest } from './steps.mjs';

/** What no query builder writes for every database alike. */
const ownSql = /\.raw\(|postgres/i;

/**
 * `npm run test:postgres`: the integration tests of the CMS again, on a throw-away PostgreSQL. With
 * `-- --own-sql` those alone that stand beside code or tests that write SQL of their own.
 */
await command(async () => {
  await ensureInstalled({ tools: true });
  const tests = process.argv.includes('--own-sql') ? listTestsOfOwnSql() : [];
  await withPostgres((url) =>
    runSteps([
      [
        'Integration on PostgreSQL: cms',
        () =>
          runVitest(
            'cms/vitest.config.ts',
            ['--project=integration', '--project=shared', ...tests],
            {
              TEST_DATABASE_URL: url,
            },
          ),
      ],
    ]),
  );
});

/** Their paths as vitest narrows by them. */
function listTestsOfOwnSql() {
  const sources = path.join(root, 'cms/src');
  const files = readdirSync(sources, { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(sources, file));
  const folders = new Set(
    files.filter((file) => ownSql.test(readFileSync(file, 'utf8'))).map(path.dirname),
  );
  return files.filter((file) => file.endsWith('.int.test.ts') && folders.has(path.dirname(file)));
}
