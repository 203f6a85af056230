import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildMessageId } from '../../cms/src/platform/mail/mail-transport';

interface Connection {
  prepare(query: string): { all(): unknown[] };
  close(): void;
}

const load = createRequire(new URL('../../cms/package.json', import.meta.url));
const Database = load('better-sqlite3') as new (file: string, options: object) => Connection;

export interface QueuedMail {
  key: string;
  kind: string;
  state: string;
  recipient: string;
}

interface TakenMail {
  id: string;
  to: string[];
  at: number;
}

/** Number of arrivals of each mail in the outbox. */
export interface MailCount {
  queued: number;
  /** Not sent; and arrived without being marked as sent. */
  waiting: number;
  lost: string[];
  /** Sent twice because of a crash between acceptance and the CMS's record of it. */
  twiceOverCrash: number;
  /** Sent twice without such a crash. */
  twice: string[];
  /** Mails that are in no outbox. */
  unknown: string[];
}

/** Query of the outbox for {@link countMails}. */
export const queuedMails = 'select key, kind, state, recipient from outbox_mails';

/** Reads rows while the CMS may be running. */
export function readRows<Row>(database: string, query: string): Row[] {
  const connection = new Database(database, { readonly: true, timeout: 10_000 });
  try {
    return connection.prepare(query).all() as Row[];
  } finally {
    connection.close();
  }
}

/** Compares the outbox with arrived mails; `crashes` are times of kills. */
export function countMails(
  queued: readonly QueuedMail[],
  mailLog: string,
  crashes: readonly number[],
): MailCount {
  const arrivals = new Map<string, TakenMail[]>();
  for (const mail of readMails(mailLog)) {
    arrivals.set(bare(mail.id), [...(arrivals.get(bare(mail.id)) ?? []), mail]);
  }
  const idOf = ({ key }: QueuedMail) => bare(buildMessageId(key, 'x@x'));
  const known = new Set(queued.map(idOf));
  const arrivalsOf = (mail: QueuedMail) => arrivals.get(idOf(mail)) ?? [];
  const isCrash = ({ at }: TakenMail) =>
    crashes.some((crash) => crash >= at - 50 && crash <= at + 1000);
  const several = queued.map(arrivalsOf).filter((mails) => mails.length > 1);
  const unexplained = several.filter((mails) => !mails.slice(0, -1).every(isCrash));
  return {
    queued: queued.length,
    waiting: queued.filter(({ state }) => state === 'waiting').length,
    lost: queued
      .filter((mail) => mail.state !== 'waiting' && arrivalsOf(mail).length === 0)
      .map(({ key, state }) => `${key} is ${state} and did not arrive`),
    twiceOverCrash: several.length - unexplained.length,
    twice: unexplained.map((mails) => `${mails[0]?.id} arrived ${mails.length} times`),
    unknown: [...arrivals.keys()].filter((id) => !known.has(id)),
  };
}

function readMails(file: string): TakenMail[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as TakenMail);
}

function bare(id: string): string {
  return id.replace(/^<|@.*$/g, '');
}
