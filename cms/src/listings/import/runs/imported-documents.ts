import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../../platform/database/documents';
import { findReaderLanguage, type ReaderState } from '../../../platform/validation/reader-language';
import { SNAPSHOT_SOURCE } from '../import-snapshot';
import { nameRun, type NamedRun } from './name-run';
import type { Measure } from '../../../platform/metrics/measures';
import type { ImportReport } from '../import-report';

const RUN = 'api::import-run.import-run';
const reads = new Set(['findOne', 'findFirst', 'findMany']);
const imported = new Set(['api::listing.listing', 'api::project.project']);

/** Clears the source of copies of imported documents, and names import runs for their reader. */
export function subscribeToImported(strapi: Core.Strapi): void {
  interceptDocuments(strapi, ({ uid, action, params }, next) => {
    if (action === 'clone' && imported.has(uid)) {
      // The copy was made by hand, so no import may find it.
      params.data = { ...params.data, source: null, externalId: null, sourceHash: null };
    }
    return next();
  });
  nameRuns(strapi);
}

/** The name of an import depends on the reader's language, so it is not stored. */
function nameRuns(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async ({ uid, action }, next) => {
    const found = await next();
    if (uid !== RUN || !reads.has(action)) return found;
    const state = strapi.requestContext.get()?.state as ReaderState | undefined;
    const language = findReaderLanguage(state);
    for (const run of [found].flat() as ((NamedRun & { name?: string | null }) | null)[]) {
      if (run) run.name = nameRun(run, language);
    }
    return found;
  });
}

/** Assigns documents imported before there were several sources to the first source. */
export async function adoptImported({ db }: Core.Strapi): Promise<void> {
  for (const table of ['listings', 'projects']) {
    await db
      .connection(table)
      .whereNull('source')
      .whereNotNull('source_hash')
      .update({ source: SNAPSHOT_SOURCE, external_id: db.connection.ref('reference') });
  }
}

const RUNS = 'import_runs';
/** A limit on the metric's series, in case someone imports under ever new keys. */
const mostSources = 30;

const started = 'agency_cms_import_start_timestamp_seconds';
const seconds = 'agency_cms_import_duration_seconds';
const isDone = 'agency_cms_import_done';
const records = 'agency_cms_import_records';
const problems = 'agency_cms_import_problems';

type RunRow = Pick<
  ImportReport,
  'outcome' | 'seconds' | 'added' | 'updated' | 'unchanged' | 'withdrawn' | 'rejected'
> & { source_key: string; started_at: number | string | Date; problem_count: number };

/** The time of the last import of each source, by a feed or by hand. */
export const importMeasure: Measure = {
  gauges: {
    [started]: 'When the last import of the source began',
    [seconds]: 'How long it took',
    [isDone]: '1 when it was written, 0 when it was refused or failed and changed nothing',
    [records]: 'Listings in it, by what became of them',
    [problems]: 'Problems in it',
  },
  labels: ['source', 'result'],
  async read({ db }) {
    const last = db.connection(RUNS).max('id').whereNotNull('source_key').groupBy('source_key');
    const rows = (await db
      .connection(RUNS)
      .whereIn('id', last)
      .orderBy('id', 'desc')
      .limit(mostSources)) as RunRow[];
    return rows.flatMap(({ source_key: source, ...run }) => {
      const results = ['added', 'updated', 'unchanged', 'withdrawn', 'rejected'] as const;
      return [
        { gauge: started, labels: { source }, value: new Date(run.started_at).getTime() / 1000 },
        { gauge: seconds, labels: { source }, value: Number(run.seconds) },
        { gauge: isDone, labels: { source }, value: Number(run.outcome === 'done') },
        { gauge: problems, labels: { source }, value: run.problem_count },
        ...results.map((result) => ({
          gauge: records,
          labels: { source, result },
          value: run[result] ?? 0,
        })),
      ];
    });
  },
};
