import type { Database, Rows } from '../../cms/test/open-database';
import { countMails, type QueuedMail } from '../faults/count-mails';

export interface Asked {
  leads: readonly string[];
  pages: readonly string[];
  owners: number;
  week: string;
}

/** Reports whether all requested work is done according to the database. */
export async function isDone(database: Database, { owners, week }: Asked): Promise<boolean> {
  const waiting = [
    database('outbox_mails').where({ state: 'waiting' }),
    database('publishing_plans').whereIn('state', ['waiting', 'due']),
  ];
  for (const rows of waiting) if ((await count(rows)) > 0) return false;
  return (await count(database('up_users').where({ reported_week: week }))) >= owners;
}

/** Counts replies, reports and scheduled actions, each as recorded and as arrived. */
export async function countWork(
  database: Database,
  { leads, pages, owners, week }: Asked,
  { mailLog, crashes }: { mailLog: string; crashes: readonly number[] },
): Promise<{ row: Record<string, number>; problems: string[] }> {
  const queued = (await database('outbox_mails').select(
    ...['key', 'kind', 'state', 'recipient'],
  )) as QueuedMail[];
  const mails = countMails(queued, mailLog, crashes);
  const replies = queued.filter(({ kind }) => kind === 'lead-reply');
  const reports = queued.filter(({ key }) => /^owner-report:/.test(key) && key.endsWith(week));
  const acts = await countBy(database('lead_acts').where({ act: 'reply' }), 'lead');
  const mailed = new Map<string, number>();
  for (const { key } of replies) add(mailed, key.split(':')[1] ?? '');
  const published = await countBy(database('drill_pages').where({ act: 'publish' }), 'document_id');
  const removed = await countBy(database('drill_pages').where({ act: 'unpublish' }), 'document_id');
  const undone = await count(database('publishing_plans').whereNot({ state: 'done' }));
  const not = (counts: ReadonlyMap<string, number>, ids: readonly string[], what: string) =>
    ids.filter((id) => counts.get(id) !== 1).map((id) => `${id}: ${counts.get(id) ?? 0} ${what}`);
  const recipients = new Set(reports.map(({ recipient }) => recipient));
  const problems = [
    ...not(acts, leads, 'replies recorded'),
    ...not(mailed, leads, 'replies in the outbox'),
    ...not(published, pages, 'times published'),
    ...not(removed, pages, 'times unpublished'),
    ...(undone === 0 ? [] : [`${undone} scheduled acts are not done`]),
    ...(reports.length === owners && recipients.size === owners
      ? []
      : [`${reports.length} reports to ${recipients.size} of ${owners} owners`]),
    ...[...mails.lost, ...mails.twice, ...mails.unknown],
    ...(mails.waiting === 0 ? [] : [`${mails.waiting} mails wait`]),
  ];
  const row = {
    replies: replies.length,
    reports: reports.length,
    'scheduled acts': 2 * pages.length,
    'mails twice, taken before a kill': mails.twiceOverCrash,
  };
  return { row, problems };
}

async function count(rows: Rows): Promise<number> {
  const [row] = (await rows.count({ n: '*' })) as { n: number | string }[];
  return Number(row?.n ?? 0);
}

async function countBy(rows: Rows, column: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const value of (await rows.pluck(column)) as string[]) add(counts, value);
  return counts;
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
