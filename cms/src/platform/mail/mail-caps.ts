import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { mailboxOf } from './email-address';
import { listSecretKinds, mailKinds, type MailCap } from './mail-kinds';
import { MAILS } from './mail-table';

/** Shared cap of all capped mails, except those sent only to account holders. */
const total: MailCap = { hour: 25, day: 60 };

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;

interface Row {
  kind: string;
  created_at: Date | string | number;
}

/**
 * Reports whether a mailbox has reached its hourly or daily cap for this type of mail. a+b@ and
 * a+c@ are the same mailbox. Password links have their own cap, so that submitting forms with an
 * owner's address does not lock the owner out. Joins the current transaction.
 */
export async function isOverCap(
  strapi: Core.Strapi,
  kind: string,
  recipient: string,
  now = new Date(),
): Promise<boolean> {
  const caps = listCaps(strapi);
  const cap = caps.get(kind);
  if (!cap) return false;
  const [local = '', domain = ''] = mailboxOf(recipient.trim().toLowerCase()).split('@');
  const rows = await strapi.db.transaction(
    ({ trx }: { trx: Knex.Transaction }) =>
      trx(MAILS.name)
        .whereIn('kind', [...caps.keys()])
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
  const secretKinds = listSecretKinds(strapi);
  const counted = rows.filter((row) => !secretKinds.includes(row.kind));
  const alike = rows.filter((row) => row.kind === kind);
  return isFull(alike, cap, now) || (!secretKinds.includes(kind) && isFull(counted, total, now));
}

/**
 * Returns caps by type. Mails to the agency, and those triggered by staff or by a link in a
 * mail, have none.
 */
function listCaps(strapi: Core.Strapi): Map<string, MailCap> {
  const kinds = mailKinds.list(strapi);
  return new Map(kinds.flatMap(({ kind, cap }) => (cap ? [[kind, cap] as const] : [])));
}

function isFull(rows: readonly Row[], { hour, day }: MailCap, now: Date): boolean {
  const since = now.getTime() - hourMs;
  const recent = rows.filter(({ created_at }) => new Date(created_at).getTime() > since);
  return recent.length >= hour || rows.length >= day;
}

const escapeLike = (text: string): string => text.replace(/[!%_]/g, '!$&');
