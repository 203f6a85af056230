import { createRequire } from 'node:module';
import { countMails, queuedMails, type MailCount, type QueuedMail } from '../faults/count-mails';
import type { Outcome } from '../faults/visitor';
import type { Services } from './faults';

interface Connection {
  connect(): Promise<void>;
  query(text: string): Promise<{ rows: unknown[] }>;
  end(): Promise<void>;
}

const load = createRequire(new URL('../../cms/package.json', import.meta.url));
const { Client } = load('pg') as { Client: new (settings: object) => Connection };

export interface Counts {
  submissions: number;
  thanked: number;
  mails: MailCount;
  imports: number;
  longestImportPauseSeconds: number;
  problems: string[];
}

export type ReadRows = <Row>(query: string) => Promise<Row[]>;

export async function readTable<Row>(url: string, query: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows as Row[];
  } finally {
    await client.end();
  }
}

/**
 * Counts confirmed submissions and their mails: each once in the database and received at least
 * once.
 */
export async function countAll(
  {
    read,
    mailLog,
    cms,
    mail,
  }: Pick<Services, 'cms' | 'mail'> & { read: ReadRows; mailLog: string },
  outcomes: ReadonlyMap<string, Outcome>,
  reads: readonly number[],
): Promise<Counts> {
  const thanked = [...outcomes].filter(([, { isThanked }]) => isThanked).map(([email]) => email);
  const count = async (query: string) => countBy(await read(query));
  const leads = await count('select email as name from leads');
  const toVisitors = await count('select recipient as name from outbox_mails');
  const toAgency = await count('select reply_to as name from outbox_mails');
  const kills = [...cms.flatMap((each) => each.kills), ...mail.kills];
  const queued = await read<QueuedMail>(queuedMails);
  const mails = countMails(queued, mailLog, kills);
  const complaints = [...outcomes].flatMap(([email, { complaints: said }]) =>
    said.map((complaint) => `${email}: ${complaint}`),
  );
  const pauses = reads.slice(1).map((at, index) => at - (reads[index] as number));
  const longest = Math.round(Math.max(0, ...pauses) / 1000);
  return {
    submissions: outcomes.size,
    thanked: thanked.length,
    mails,
    imports: reads.length,
    longestImportPauseSeconds: longest,
    problems: [
      ...[...outcomes].flatMap(([email, { isThanked }]) => {
        const found = leads.get(email) ?? 0;
        return found === 1 || (!isThanked && found === 0) ? [] : [`${email}: ${found} leads`];
      }),
      ...thanked
        .filter((email) => toVisitors.get(email) !== 1 || toAgency.get(email) !== 1)
        .map((email) => `${email}: not a mail to each`),
      ...complaints,
      ...mails.lost,
      ...(mails.waiting > 0 ? [`${mails.waiting} mails still wait`] : []),
      // A job runs every minute; two runs may be lost to a dead process and its lease.
      ...(longest > 200 ? [`no import for ${longest} s`] : []),
    ],
  };
}

function countBy(rows: readonly { name: string | null }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of rows) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
