import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { GraphQLError } from 'graphql';
import { attachLeadPicture } from '../private-files/attach-picture';
import { removeFiles } from '../private-files/remove-files';
import type { Lead } from '../rules/parse-lead';
import { LEAD, writeLead } from './write-lead';

/** More than the leads per form token, so that concurrent ones all succeed. */
const mostAttempts = 12;
const pauseMs = 20;

/** Error codes of conflicts between concurrent writers. */
const passing = [
  ...['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_CONSTRAINT_UNIQUE'],
  ...['23505', '40001', '40P01'],
];

/**
 * Stores a lead and everything that depends on it, exactly once per submission: a repeated or
 * concurrent one returns the first one's document id, and its unused file is deleted. Throws a
 * GraphQLError with a LeadErrorCode.
 */
export async function createLead(strapi: Core.Strapi, lead: Lead): Promise<string> {
  try {
    const stored = await storeOnce(strapi, lead);
    await removeWaitingFile(strapi, lead);
    return stored;
  } catch (error) {
    if (error instanceof GraphQLError) await removeWaitingFile(strapi, lead);
    throw error;
  }
}

async function storeOnce(strapi: Core.Strapi, lead: Lead): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const known = await findLead(strapi, lead.submissionId);
    if (known) return known;
    try {
      const stored = await strapi.db.transaction(({ trx }) => writeLead(strapi, trx, lead));
      if (lead.testimonial?.file) attachPictureLater(strapi, stored);
      return stored;
    } catch (error) {
      // Of two concurrent submissions the database keeps one; both get its id.
      const first = await findLead(strapi, lead.submissionId);
      if (first) return first;
      const { code = '' } = error as { code?: string };
      if (!passing.includes(code) || attempt === mostAttempts) throw error;
      await wait(pauseMs * attempt * Math.random());
    }
  }
}

/** Never fails: unclaimed files are deleted after a day. */
async function removeWaitingFile(strapi: Core.Strapi, { job, testimonial }: Lead): Promise<void> {
  const id = job?.file ?? testimonial?.file;
  if (!id) return;
  const waiting = { file_id: id, lead: '' };
  await removeFiles(strapi, (files) => files.where(waiting)).catch((error: Error) => {
    strapi.log.warn(`A file without a lead is removed later (${error.message})`);
  });
}

/** Not awaited; the cleanup of private files retries failures. */
function attachPictureLater(strapi: Core.Strapi, lead: string): void {
  attachLeadPicture(strapi, lead).catch((error: Error) => {
    strapi.log.warn(`The picture of a testimonial is placed later (${error.message})`);
  });
}

async function findLead(strapi: Core.Strapi, submissionId: string): Promise<string | null> {
  const where = { submissionId };
  const row = (await strapi.db.query(LEAD).findOne({ where, select: ['documentId'] })) as {
    documentId: string;
  } | null;
  return row?.documentId ?? null;
}
