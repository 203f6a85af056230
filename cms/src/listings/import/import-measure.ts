import type { Measure } from '../../platform/metrics/measures';
import type { ImportReport } from './import-report';

const RUNS = 'import_runs';
/** Enough for every agency; somebody who imports under ever new keys makes no new series. */
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

/** The last import of each source, of a feed or by hand. */
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
