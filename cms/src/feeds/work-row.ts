import type { Core } from '@strapi/strapi';
import { shorten } from '../listings/import/import-report';
import {
  postponeRow,
  releaseRow,
  type LeasedRow,
  type LeasedTable,
} from '../platform/jobs/lease-rows';
import { retryDelay } from '../platform/jobs/retry-delay';
import { FeedError } from './feed-error';
import { findKind } from './find-kind';
import { loadSecrets } from './secrets/load-secrets';
import type { Source } from './sources';

/** About two days. */
const ATTEMPTS = 34;
const REASON_LENGTH = 500;

/**
 * Processes a claimed row and stores the values that `work` returns; null deletes the row.
 * Failures are stored without secrets in `state` and `last_error` and retried, unless final.
 */
export async function workRow(
  strapi: Core.Strapi,
  table: LeasedTable,
  row: LeasedRow,
  source: Source | null,
  work: () => Promise<Readonly<Record<string, unknown>> | null>,
): Promise<void> {
  const { connection } = strapi.db;
  try {
    const done = await work();
    if (done) await releaseRow(connection, table, row, { ...done, last_error: null });
    else await connection(table.name).where({ id: row.id, lease: row.lease }).delete();
  } catch (error) {
    if (!(error instanceof FeedError)) strapi.log.error(error);
    const last_error = await describe(strapi, error, source);
    const attempts = row.attempts + 1;
    const isFinal = error instanceof FeedError && error.retry === 'final';
    if (isFinal || attempts >= ATTEMPTS) {
      await releaseRow(connection, table, row, { state: 'failed', attempts, last_error });
      return;
    }
    const next = Date.now() + retryDelay(attempts, table.longestDelayMs);
    await postponeRow(connection, table, row, next, { last_error });
  }
}

async function describe(
  { db }: Core.Strapi,
  error: unknown,
  source: Source | null,
): Promise<string> {
  const text = error instanceof Error ? error.message : String(error);
  const kind = source && findKind(source.kind);
  if (!source || !kind) return shorten(text, REASON_LENGTH);
  const secrets = await loadSecrets(db.connection, source.key, kind);
  return shorten(secrets.hide(text), REASON_LENGTH);
}
