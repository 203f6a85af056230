import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { GraphQLError } from 'graphql';
import { attachLeadPicture } from '../private-files/attach-picture';
import { removeFiles } from '../private-files/remove-files';
import type { Lead } from './parse-lead';
import { LEAD, writeLead } from './write-lead';

/** Above the leads that one form token may give, so that each of them gets its turn. */
const mostAttempts = 12;
const pauseMs = 20;

/** Codes of a database that lost a race against another writer, and not against the data. */
const passing = [
  ...['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_CONSTRAINT_UNIQUE'],
  ...['23505', '40001', '40P01'],
];

/**
 * Stores a lead with all that hangs on it, or nothing, exactly once per submission (FORM-5): sent
 * again, also at the same moment and to another process, it returns the first one's document id.
 * A file that came for it and is not its own then goes. Throws a GraphQLError with a LeadErrorCode.
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
      // The database keeps one of two at the same moment; both are told of it.
      const first = await findLead(strapi, lead.submissionId);
      if (first) return first;
      const { code = '' } = error as { code?: string };
      if (!passing.includes(code) || attempt === mostAttempts) throw error;
      await wait(pauseMs * attempt * Math.random());
    }
  }
}

/** Nothing fails for it: what is left is removed after a day. */
async function removeWaitingFile(strapi: Core.Strapi, { job, testimonial }: Lead): Promise<void> {
  const id = job?.file ?? testimonial?.file;
  if (!id) return;
  const waiting = { file_id: id, lead: '' };
  await removeFiles(strapi, (files) => files.where(waiting)).catch((error: Error) => {
    strapi.log.warn(`A file without a lead is removed later (${error.message})`);
  });
}

/** Nobody waits for it; what fails here is done by the cleanup of private files. */
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
