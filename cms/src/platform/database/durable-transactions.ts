import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

interface SqliteConnection {
  inTransaction?: boolean;
  exec?(statement: string): unknown;
}

interface KnexClient {
  validateConnection(connection: SqliteConnection): unknown;
}

type OpenTransaction = (options?: object) => Promise<Knex.Transaction>;

/**
 * Makes every transaction reject when its COMMIT fails, including Strapi's. knex resolves
 * `commit()` in any case and rejects only `executionPromise`; Strapi awaits only `commit()` and
 * would run its after-commit callbacks. Call it before the first write.
 */
export function makeTransactionsDurable(strapi: Core.Strapi): void {
  const { connection } = strapi.db;
  const open = connection.transaction.bind(connection) as OpenTransaction;
  const openDurable: OpenTransaction = async (...args) => {
    const trx = await open(...args);
    // A transaction with a callback (`transaction(run)`) already rejects.
    if (typeof args[0] === 'function') return trx;
    // An early rejection would otherwise be unhandled and end the process.
    trx.executionPromise.catch(() => undefined);
    const commit = trx.commit.bind(trx);
    const commitDurably = async (value?: unknown): Promise<void> => {
      await commit(value);
      await trx.executionPromise;
    };
    return Object.assign(trx, { commit: commitDurably });
  };
  Object.defineProperty(connection, 'transaction', { value: openDurable, configurable: true });
  rollBackLeftovers(connection.client as KnexClient);
}

/**
 * SQLite keeps a transaction open after a failed COMMIT; this closes it before the connection is
 * reused.
 */
function rollBackLeftovers(client: KnexClient): void {
  const validate = client.validateConnection.bind(client);
  client.validateConnection = (connection) => {
    if (connection.inTransaction) connection.exec?.('ROLLBACK');
    return validate(connection);
  };
}
