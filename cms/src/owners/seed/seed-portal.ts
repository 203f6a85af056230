import { readFile } from 'node:fs/promises';
import { documentsOf } from '../../platform/database/documents';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Environment } from '../../platform/process/env';
import { historyTables, type HistoryTable } from '../portal/history-kinds';
import { addAgencyDays, agencyDay } from '../../platform/rules/agency-time';
import { countDays } from '../visits/visit-day';
import { seedVisitCounts } from './seed-visit-counts';
import { existsSync } from 'node:fs';
import { languages, type Language } from '@agency/domain/languages';
import { NOTE } from '../outcome/check-notes';

const LISTING = 'api::listing.listing';
const OWNER = 'plugin::users-permissions.user';

const manifest = z.object({ demo: z.literal(true) });

/**
 * Seeds the portal of a first installation: assigns listings with a history to the owner from
 * the environment, shifts histories to end yesterday, and adds visits of recent months and
 * notes. Only for a demo snapshot: invented numbers must not appear for real listings.
 */
export async function seedPortal(
  strapi: Core.Strapi,
  env: Pick<Environment, 'SEED_DIR' | 'OWNER_EMAIL'>,
  now: Date,
): Promise<void> {
  if (!(await isDemo(env.SEED_DIR))) return;
  await giveListings(strapi, env.OWNER_EMAIL.toLowerCase());
  await strapi.db.transaction(() => moveHistories(strapi, now));
  await seedVisitCounts(strapi, now);
  await seedNotes(strapi, env.SEED_DIR);
}

async function isDemo(seedDir: string): Promise<boolean> {
  const text = await readFile(path.join(seedDir, 'snapshot/manifest.json'), 'utf8');
  return manifest.safeParse(JSON.parse(text)).success;
}

async function giveListings(strapi: Core.Strapi, email: string): Promise<void> {
  const owner = await strapi.db.query(OWNER).findOne({ where: { email } });
  if (!owner) return;
  const linked = await Promise.all(
    Object.values(historyTables).map(({ links }) =>
      strapi.db.connection(links).distinct('listing_id'),
    ),
  );
  const ids = (linked.flat() as { listing_id: number }[]).map((row) => row.listing_id);
  const free = (await strapi.db.query(LISTING).findMany({
    where: { id: { $in: [...new Set(ids)] }, owner: { id: { $null: true } } },
    select: ['id'],
  })) as { id: number }[];
  for (const { id } of free) {
    await strapi.db
      .query(LISTING)
      .update({ where: { id }, data: { owner: (owner as { id: number }).id } });
  }
}

/** Shifts all entries so that the last one is from yesterday. */
async function moveHistories(strapi: Core.Strapi, now: Date): Promise<void> {
  const tables = Object.values(historyTables);
  const entries = await Promise.all(tables.map((table) => listEntries(strapi, table)));
  const latest = Math.max(...entries.flat().map(({ date }) => date.getTime()));
  if (!Number.isFinite(latest)) return;
  const days = countDays(agencyDay(new Date(latest)), agencyDay(now)) - 1;
  for (const { uid, id, date } of entries.flat()) {
    await strapi.db
      .query(uid as typeof LISTING)
      .update({ where: { id }, data: { date: addAgencyDays(date, days) } });
  }
}

async function listEntries(
  strapi: Core.Strapi,
  { uid }: HistoryTable,
): Promise<{ uid: string; id: number; date: Date }[]> {
  const rows = await strapi.db.query(uid as typeof LISTING).findMany({ select: ['id', 'date'] });
  return (rows as { id: number; date: string }[])
    .map(({ id, date }) => ({ uid, id, date: new Date(date) }))
    .filter(({ date }) => !Number.isNaN(date.getTime()));
}

const notes = z.array(
  z.object({
    kind: z.enum(['feedback', 'next-step']),
    text: z.partialRecord(z.enum(languages), z.string()),
  }),
);

interface OwnedListing {
  documentId: string;
  owner: { language: Language };
}

/** Writes the demo's notes to owners of listings, in the owner's language or the first one. */
async function seedNotes(strapi: Core.Strapi, seedDir: string): Promise<void> {
  const file = path.join(seedDir, 'owner-notes.json');
  if (!existsSync(file)) return;
  const given = notes.parse(JSON.parse(await readFile(file, 'utf8')));
  const listings = (await strapi.db.query(LISTING).findMany({
    where: { owner: { id: { $notNull: true } } },
    select: ['documentId'],
    populate: { owner: { select: ['language'] } },
  })) as OwnedListing[];
  await strapi.db.transaction(async () => {
    for (const { documentId: listing, owner } of listings) {
      for (const { kind, text } of given) {
        const words = text[owner.language] ?? Object.values(text)[0];
        const data = { listing, kind, text: words, shown: true };
        await documentsOf(strapi, NOTE).create({ data });
      }
    }
  });
}
