import { readEnvironment } from '../src/platform/process/env';
import { addFoldText } from '../src/platform/database/folded-text';
import { cacheStatements } from '../src/platform/database/connection/statement-cache';
import { isSeeding } from '../src/platform/process/seeding';

const env = readEnvironment();

type SqliteConnection = Parameters<typeof addFoldText>[0] & {
  prepare(sql: string): unknown;
  pragma(statement: string): unknown;
};

const sqlite = {
  client: 'sqlite',
  connection: { filename: env.DATABASE_FILENAME },
  useNullAsDefault: true,
  pool: {
    /**
     * WAL mode: readers do not wait for writers. FULL: a commit is on disk when it returns.
     * NORMAL for the seed: a power failure leaves a consistent database without the last
     * commits, which the next start repeats. Deleted data is overwritten.
     */
    afterCreate(
      connection: SqliteConnection,
      done: (error: Error | null, connection: SqliteConnection) => void,
    ): void {
      try {
        connection.pragma('journal_mode = WAL');
        connection.pragma(`synchronous = ${isSeeding() ? 'NORMAL' : 'FULL'}`);
        connection.pragma('busy_timeout = 5000');
        connection.pragma('secure_delete = on');
        addFoldText(connection);
        cacheStatements(connection);
        done(null, connection);
      } catch (error) {
        done(error as Error, connection);
      }
    },
  },
};

const postgres = {
  client: 'postgres',
  connection: { connectionString: env.DATABASE_URL },
  pool: { min: 0, max: 10 },
};

const chosen = env.DATABASE_CLIENT === 'postgres' ? postgres : sqlite;

// Failed queries are logged with `?` for values, which may be personal data.
export default { connection: { ...chosen, compileSqlOnError: false } };
