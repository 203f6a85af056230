import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { mailboxOf } from './email-address';
import { MAILS } from './mail-table';

interface Cap {
  hour: number;
  day: number;
}

/**
 * Mails that anybody can cause by typing somebody's address, and how many of each one mailbox gets.
 * Mails to the agency and those that staff or the reader's own link cause have no cap.
 */
const caps: Record<string, Cap> = {
  'lead-friend': { hour: 5, day: 15 },
  'lead-visitor': { hour: 20, day: 50 },
  'confirm-demand': { hour: 10, day: 20 },
  demand: { hour: 10, day: 20 },
  'confirm-newsletter': { hour: 5, day: 10 },
  'stop-newsletter': { hour: 5, day: 10 },
  'owner-reset': { hour: 6, day: 20 },
  'staff-reset': { hour: 6, day: 20 },
};
/** All of these together. */
const total: Cap = { hour: 25, day: 60 };

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;

interface Row {
  kind: string;
  created_at: Date | string | number;
}

/**
 * Whether this mailbox had as many mails of this kind as it gets in an hour or a day (FORM-5). The
 * addresses a+b@ and a+c@ are one mailbox. Joins the transaction under way.
 */
export async function isOverCap(
  strapi: Core.Strapi,
  kind: string,
  recipient: string,
  now = new Date(),
): Promise<boolean> {
  const cap = caps[kind];
  if (!cap) return false;
  const [local = '', domain = ''] = mailboxOf(recipient.trim().toLowerCase()).split('@');
  const rows = await strapi.db.transaction(
    ({ trx }: { trx: Knex.Transaction }) =>
      trx(MAILS.name)
        .whereIn('kind', Object.keys(caps))
        .andWhere('created_at', '>', new Date(now.getTime() - dayMs))
        .andWhere((row) =>
          row
            .whereRaw('lower(recipient) = ?', [`${local}@${domain}`])
            .orWhereRaw("lower(recipient) like ? escape '!'", [
              `${escapeLike(local)}+%@${escapeLike(domain)}`,
            ]),
        )
        .select('kind', 'created_at') as Promise<Row[]>,
  );
  return (
    isFull(rows, total, now) ||
    isFull(
      rows.filter((row) => row.kind === kind),
      cap,
      now,
    )
  );
}

function isFull(rows: readonly Row[], { hour, day }: Cap, now: Date): boolean {
  const since = now.getTime() - hourMs;
  const recent = rows.filter(({ created_at }) => new Date(created_at).getTime() > since);
  return recent.length >= hour || rows.length >= day;
}

const escapeLike = (text: string): string => text.replace(/[!%_]/g, '!$&');
