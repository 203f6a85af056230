import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { chunkValues, insertRows } from '../../../platform/database/bulk-write';
import { recordChanges } from '../../../platform/publishing/record-changes';
import { findNearbyColumns, NEAR_COLUMNS } from '../../nearby/nearby-columns';
import { readPlaces } from '../../nearby/load-nearby';
import { NearbyGrid, type NearbyPoint } from '../../nearby/nearby-grid';
import { PLACES } from '../../nearby/nearby-tables';
import { listListingChanges } from '../../search/read-model/list-listing-changes';
import { ROWS } from '../../search/read-model/read-model-tables';
import { NOT_ON_OFFER, type SearchRow } from '../../search/search-row';
import { raiseDataVersion, readDataVersion } from '../../search/read-model/write-read-model';
import { hideLogin } from '../feed-login';
import { emptyReport, ProblemLog, shorten, type ImportReport } from '../import-report';
import { parseNearby } from './parse-nearby';
import { nameSource, saveRun } from '../runs/save-run';
import { SnapshotError } from '../snapshot-error';
import { download, isAddress, readLocalFile } from '../snapshot-source';

const LIMITS = { maxBytes: 64 * 2 ** 20, timeoutMs: 60_000, mayBePrivate: () => true };
const MESSAGE_LENGTH = 1000;
/** A file that removes a larger share of the known places is refused. */
const MAX_LOSS = 0.5;

export interface NearbyOptions {
  /** The path or http(s) address of a CSV file. */
  source: string;
  force?: boolean;
}

/**
 * Imports the places of a file and updates the places near each listing, in one transaction. A file
 * with any invalid line changes nothing; each of them is reported. The report is saved as an import
 * run.
 */
export async function importNearby(
  strapi: Core.Strapi,
  { source, force = false }: NearbyOptions,
): Promise<ImportReport> {
  const started = new Date();
  const log = new ProblemLog();
  let result: Partial<ImportReport> & Pick<ImportReport, 'outcome'>;
  try {
    result = await run(strapi, { source, force }, log);
  } catch (error) {
    const message = hideLogin(error instanceof Error ? error.message : String(error));
    const outcome = error instanceof SnapshotError ? error.outcome : 'failed';
    if (!(error instanceof SnapshotError)) strapi.log.error(error);
    result = { outcome, message: shorten(message, MESSAGE_LENGTH) };
  }
  const report: ImportReport = {
    ...emptyReport(nameSource(source), started),
    problems: log.problems,
    problemCount: log.count,
    ...result,
  };
  await saveRun(strapi, report);
  return report;
}

async function run(
  strapi: Core.Strapi,
  { source, force }: Required<NearbyOptions>,
  log: ProblemLog,
): Promise<Partial<ImportReport> & Pick<ImportReport, 'outcome'>> {
  const file = isAddress(source)
    ? await download(new URL(source), LIMITS)
    : await readLocalFile(path.resolve(source), LIMITS.maxBytes);
  const places = parseNearby(file.toString('utf8'), log);
  const read = places.length + log.count;
  if (log.count > 0) {
    const message = 'lines of the file are wrong; nothing was changed';
    return { outcome: 'refused', message, read, rejected: log.count };
  }
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    await raiseDataVersion(trx);
    const known = new Map((await readPlaces(trx)).map((place) => [place.id, describe(place)]));
    const counts = comparePlaces(known, places);
    if (!force && counts.withdrawn > known.size * MAX_LOSS) {
      throw new SnapshotError(
        `the file would take ${counts.withdrawn} of ${known.size} places; if that is right, ` +
          'import it with --force',
        'refused',
      );
    }
    if (counts.added + counts.updated + counts.withdrawn > 0) await writePlaces(trx, places);
    const changed = await writeNearby(trx, new NearbyGrid(places));
    await recordChanges(strapi, await listListingChanges(trx, changed));
    return {
      outcome: 'done' as const,
      read,
      ...counts,
      message: `${changed.length} listings changed`,
    };
  });
}

function describe({ kind, names, latitude, longitude, attribution }: NearbyPoint): string {
  return JSON.stringify([kind, names, latitude, longitude, attribution]);
}

function comparePlaces(known: ReadonlyMap<string, string>, places: readonly NearbyPoint[]) {
  const kept = places.filter(({ id }) => known.has(id));
  const unchanged = kept.filter((place) => known.get(place.id) === describe(place)).length;
  return {
    added: places.length - kept.length,
    updated: kept.length - unchanged,
    unchanged,
    withdrawn: known.size - kept.length,
  };
}

/**
 * Replaces all rows: their new ids tell every process that the places changed (`load-nearby.ts`).
 */
async function writePlaces(trx: Knex.Transaction, places: readonly NearbyPoint[]): Promise<void> {
  await trx(PLACES).delete();
  await insertRows(
    trx,
    PLACES,
    places.map(({ id, names, ...place }) => ({
      ...place,
      place_id: id,
      names: JSON.stringify(names),
    })),
  );
}

/**
 * Updates the places near each listing on offer whose address is published; returns the ids of the
 * changed listings.
 */
async function writeNearby(trx: Knex.Transaction, grid: NearbyGrid): Promise<number[]> {
  const version = await readDataVersion(trx);
  const offered = (await trx(ROWS)
    .where({ is_exact: 1 })
    .whereNot({ goal: NOT_ON_OFFER })
    .select('id')) as { id: number }[];
  const changed: number[] = [];
  for (const ids of chunkValues(offered.map(({ id }) => id))) {
    const rows = (await trx(ROWS).whereIn('id', ids).select()) as (SearchRow & {
      version: number;
    })[];
    const writes = rows.flatMap((row) => {
      const { latitude, longitude } = row;
      const columns = findNearbyColumns({ latitude, longitude, isExact: true }, grid);
      return columns.nearby === row.nearby ? [] : [{ ...row, ...columns, version }];
    });
    const replace = ['version', 'nearby', ...Object.values(NEAR_COLUMNS)];
    await insertRows(trx, ROWS, writes, { replace });
    changed.push(...writes.map(({ id }) => id));
  }
  return changed;
}
