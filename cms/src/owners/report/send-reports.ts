import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { queueMail } from '../../platform/mail/queue-mail';
import { nameError } from '../../platform/process/name-error';
import { listReported, type ReportedListing, type ReportedOwner } from './list-reported';
import { findDueWeek, findReportMoment, type ReportWeek } from '../visits/report-week';
import { buildReportMail } from './report-mail';
import { scheduleJob } from '../../platform/jobs/schedule-job';

const ownersPerStep = 50;
/** A later report is skipped. */
const latestMs = 3 * 24 * 3600 * 1000;

/**
 * Queues last week's report for every owner who has not had it. Returns how many. Safe in
 * several processes: each owner is claimed once.
 */
export async function sendReports(strapi: Core.Strapi, now = new Date()): Promise<number> {
  const week = findDueWeek(now);
  const moment = findReportMoment(week);
  if (now.getTime() - moment.getTime() > latestMs) return 0;
  let sent = 0;
  for (let after = 0; ;) {
    const owners = await listDue(strapi, week, moment, after);
    after = owners.at(-1)?.id ?? 0;
    const listings = await listReported(strapi, owners, week);
    for (const owner of owners) {
      const own = listings.get(owner.id) ?? [];
      if (await sendReport(strapi, owner, own, week)) sent += 1;
    }
    if (owners.length < ownersPerStep) return sent;
  }
}

/** Returns false if another process claimed the owner, or there is nothing to report. */
async function sendReport(
  strapi: Core.Strapi,
  owner: ReportedOwner,
  listings: readonly ReportedListing[],
  week: ReportWeek,
): Promise<boolean> {
  try {
    return await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      const taken = await isUnreported(trx('up_users').where({ id: owner.id }), week).update({
        reported_week: week.first,
      });
      if (!taken || listings.length === 0) return false;
      await queueMail(strapi, await buildReportMail(strapi, owner, listings, week));
      return true;
    });
  } catch (error) {
    strapi.log.error(`Weekly report of owner ${owner.id}: ${nameError(error)}; it is tried again`);
    return false;
  }
}

/** Returns owners who log in, by id; those created after the week's report get the next one. */
async function listDue(
  { db }: Core.Strapi,
  week: ReportWeek,
  moment: Date,
  after: number,
): Promise<ReportedOwner[]> {
  const owners = db
    .connection('up_users')
    .where('id', '>', after)
    .whereNotNull('password')
    .where('created_at', '<', moment)
    .where((rows) => void rows.whereNull('blocked').orWhere({ blocked: false }))
    .where((rows) => void rows.whereNull('weekly_report').orWhere({ weekly_report: true }));
  return (await isUnreported(owners, week)
    .orderBy('id')
    .limit(ownersPerStep)
    .select('id', 'document_id as documentId', 'email', 'language')
    .select('first_name as firstName', 'last_name as lastName')) as ReportedOwner[];
}

function isUnreported(owners: Knex.QueryBuilder, { first }: ReportWeek): Knex.QueryBuilder {
  return owners.where((rows) => {
    void rows.whereNull('reported_week').orWhere('reported_week', '<', first);
  });
}

/** Every minute rather than at 8:00: server clocks differ, and missed reports are sent later. */
const EVERY_MINUTE = '5 * * * * *';

export function scheduleReports(strapi: Core.Strapi): void {
  scheduleJob(strapi, {
    name: 'ownerReports',
    rule: EVERY_MINUTE,
    title: 'Weekly reports to owners',
    run: async () => {
      const sent = await sendReports(strapi);
      if (sent > 0) strapi.log.info(`Weekly reports to owners: ${sent} queued`);
    },
  });
}
