import { ensureInstalled } from './install.mjs';
import { withPostgres } from './postgres.mjs';
import { command, run, Stop } from './run.mjs';

/**
 * `node .scripts/with-postgres.mjs command …`: runs a command with TEST_DATABASE_URL set to a
 * temporary database.
 */
await command(async () => {
  const [program, ...args] = process.argv.slice(2);
  if (!program) throw new Stop('usage: node .scripts/with-postgres.mjs command [arguments]');
  await ensureInstalled({ tools: true });
  await withPostgres((url) => run(program, args, { env: { TEST_DATABASE_URL: url } }));
});
