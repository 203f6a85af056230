import type { Core } from '@strapi/strapi';
import type { ImportReport } from '../listings/import/import-report';
import { readEnvironment } from '../platform/process/env';
import { countEvents, readAsideRecords } from './feed-events';
import { isNeeded } from './fields/check-fields';
import { findKind } from './find-kind';
import type { FeedKind } from './feed-kind';
import type { FailedSource, FeedSecret, FeedStatus } from './feed-status';
import { listRefusedAddresses } from './report-addresses';
import { listSecretNames, loadSecrets, nameVariable } from './secrets/load-secrets';
import { listAsideFiles, listFiles } from './source-files';
import { freshState, readStates } from './source-state';
import { listSources, type Source } from './sources';

const RUN = 'api::import-run.import-run';

/** Lists the status of every source for the admin (see `feed-status.ts`). */
export async function listFeeds(strapi: Core.Strapi): Promise<FeedStatus[]> {
  const { connection } = strapi.db;
  const [states, events] = [await readStates(connection), await countEvents(connection)];
  const refused = await listRefusedAddresses(connection);
  const asideRecords = await readAsideRecords(connection);
  const feeds: FeedStatus[] = [];
  for (const source of await listSources(strapi)) {
    const { key, name, kind, enabled, paused, everyMinutes, documentId } = source;
    const state = states.get(key) ?? freshState;
    const known = findKind(kind);
    const hasFiles = known?.checkFile !== undefined;
    feeds.push({
      documentId,
      key,
      name,
      kind,
      enabled,
      paused,
      everyMinutes,
      isAsked: state.asked,
      isFirst: state.since === null,
      lacksColumns: known !== null && lacksColumns(known, source),
      nextRun: enabled && !paused ? new Date(state.due_at).toISOString() : null,
      waitingEvents: events.get(key) ?? 0,
      refusedAddresses: refused.get(key) ?? null,
      confirmed: state.confirmed,
      listings: await countListings(strapi, key),
      checkedAgainst: known?.checkedAgainst ?? null,
      secrets: known ? await listSecrets(strapi, source, known) : [],
      pushAddress: known?.receive ? nameAddress(key) : null,
      fileEndings: [...(known?.fileEndings ?? [])],
      waitingFiles: hasFiles ? (await listFiles(key)).map(({ name }) => name) : [],
      asideFiles: hasFiles ? await listAsideFiles(key) : [],
      asideRecords: asideRecords.get(key) ?? [],
      lastRun: await findLastRun(strapi, key),
    });
  }
  return feeds;
}

/**
 * Lists enabled sources whose last run failed or requires confirmation, for the admin's home
 * page.
 */
export async function listFailedSources(strapi: Core.Strapi): Promise<FailedSource[]> {
  const failed: FailedSource[] = [];
  for (const { key, kind, enabled } of await listSources(strapi)) {
    const run = enabled ? await findLastRun(strapi, key) : null;
    if (!run || run.outcome === 'done') continue;
    const { outcome, message, startedAt, losses } = run;
    failed.push({ key, kind, outcome, message, startedAt, losses });
  }
  return failed;
}

async function findLastRun(strapi: Core.Strapi, key: string) {
  return (await strapi.db.query(RUN).findOne({
    where: { sourceKey: key },
    orderBy: { id: 'desc' },
  })) as (ImportReport & { documentId: string }) | null;
}

function countListings(strapi: Core.Strapi, source: string): Promise<number> {
  return strapi.db.query('api::listing.listing').count({ where: { source, state: 'active' } });
}

/** Lists the secrets of a source with where each comes from, never their values. */
export async function listSecrets(
  { db }: Core.Strapi,
  { key, settings }: Pick<Source, 'key' | 'settings'>,
  kind: FeedKind,
): Promise<FeedSecret[]> {
  const secrets = await loadSecrets(db.connection, key, kind);
  return listSecretNames(kind).map((name) => {
    const field = kind.fields[name];
    return {
      name,
      variable: nameVariable(key, name),
      isNeeded: field ? isNeeded(field, settings) : false,
      state: secrets.findState(name),
    };
  });
}

/** Settings that are invalid have no columns. */
function lacksColumns(kind: FeedKind, { settings }: Source): boolean {
  if (!kind.lacksColumns) return false;
  const { success, data } = kind.settings.safeParse(settings ?? {});
  return !success || kind.lacksColumns(data);
}

function nameAddress(key: string): string {
  return new URL(`/feeds/${key}`, readEnvironment().CMS_URL).href;
}
