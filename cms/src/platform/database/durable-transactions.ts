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
 * Makes a COMMIT that fails reject, for every transaction of this process, Strapi's own included
 * (OPS-1). knex resolves `commit()` whatever the database answered, and only `executionPromise`
 * rejects; Strapi awaits `commit()` alone and would then run what waits for the commit. Call it
 * before anything is written.
 */
export function makeTransactionsDurable(strapi: Core.Strapi): void {
  const { connection } = strapi.db;
  const open = connection.transaction.bind(connection) as OpenTransaction;
  const openDurable: OpenTransaction = async (...args) => {
    const trx = await open(...args);
    // A transaction that runs a function (`transaction(run)`) rejects by itself.
    if (typeof args[0] === 'function') return trx;
    // Else a rejection that comes before anybody awaits it would end the process.
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

/** SQLite keeps a transaction open whose COMMIT failed; the next user of the connection gets it without. */
function rollBackLeftovers(client: KnexClient): void {
  const validate = client.validateConnection.bind(client);
  client.validateConnection = (connection) => {
    if (connection.inTransaction) connection.exec?.('ROLLBACK');
    return validate(connection);
  };
}
