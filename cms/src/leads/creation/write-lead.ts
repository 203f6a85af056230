import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import type { Knex } from 'knex';
import { holdSeat, type SlotRow } from '../appointments/seats';
import { claimFile } from '../private-files/file-table';
import { nameSource } from '@agency/domain/lead-source';
import { agencyDay } from '../../platform/rules/agency-time';
import { buildOffer, buildRental } from '../rules/lead-amounts';
import {
  findLeadListing,
  findLeadProject,
  findDocuments,
  buildCriteria,
  findLeadFile,
  bookSlot,
} from './lead-references';
import { leadError } from '../rules/lead-error';
import { loadLeadSettings } from '../settings/load-lead-settings';
import { listFields, type Lead } from '../rules/parse-lead';
import { registerSavedSearch } from '../../alerts/saved-searches/register-saved-search';
import { queueLeadMails } from '../mails/queue-lead-mails';
import { registerSubscription } from '../../alerts/newsletter/register-subscription';
import { leadListeners } from './lead-listeners';

export const LEAD = 'api::lead.lead';

const mostPerFormToken = 5;

/**
 * Writes a lead and everything that depends on it in the current transaction. Returns its
 * document id. Throws a GraphQLError with a LeadErrorCode, and the database's error if the
 * submission or the token's sequence number exists.
 */
export async function writeLead(strapi: Core.Strapi, trx: Knex, lead: Lead): Promise<string> {
  const turn = await findTurn(trx, lead.formToken);
  const { job, testimonial, offer, rental, criteria } = lead;
  const settings = await loadLeadSettings(strapi);
  const day = agencyDay(new Date());
  const listing = lead.listing === null ? null : await findLeadListing(strapi, trx, lead);
  const project = lead.project === null ? null : await findLeadProject(strapi, lead.project);
  const slot = await bookSlot(trx, lead, listing, settings);
  const cv = await findLeadFile(trx, lead, job?.file, 'cv');
  const picture = await findLeadFile(trx, lead, testimonial?.file, 'picture');
  const { rates } = settings;
  const data = {
    ...listFields(lead),
    state: 'new',
    turn,
    listing: listing?.id,
    project,
    documents: listing && findDocuments(lead, listing),
    criteria: criteria && (await buildCriteria(strapi, criteria)),
    offer: offer && listing && { ...offer, ...buildOffer(listing.facts, offer.amount, rates, day) },
    rental: rental && listing && { ...rental, ...buildRental(listing.facts, rates, day) },
    appointment: buildAppointment(lead, slot),
    job: job && { position: job.position, cvName: cv?.name, cvFile: cv?.file_id },
    testimonial: testimonial && {
      name: testimonial.name,
      website: testimonial.website,
      date: testimonial.date ?? day,
      pictureName: picture?.name,
      pictureFile: picture?.file_id,
      entry: await draftTestimonial(strapi, lead, testimonial, day),
    },
    ...(lead.visitSource ? nameSource(lead.visitSource) : { channel: 'unknown' }),
  };
  const created = await documentsOf(strapi, LEAD).create({ data });
  const { documentId } = created;
  if (slot) await holdSeat(trx, documentId, slot.document_id);
  for (const file of [cv, picture]) {
    if (file && !(await claimFile(trx, file.file_id, documentId))) {
      throw leadError('UNKNOWN_FILE', 'file', 'it belongs to another lead');
    }
  }
  await registerAndNotify(strapi, lead, { documentId, id: Number(created.id) });
  return documentId;
}

/**
 * Returns the sequence number of a lead within its form token, from 1; the database refuses
 * duplicates.
 */
async function findTurn(trx: Knex, formToken: string): Promise<number> {
  const row = (await trx('leads')
    .where({ form_token: formToken })
    .max({ last: 'turn' })
    .first()) as {
    last: number | null;
  };
  const turn = (row.last ?? 0) + 1;
  if (turn > mostPerFormToken) {
    throw leadError('FORM_TOKEN_SPENT', 'formToken', `it gave ${mostPerFormToken} leads already`);
  }
  return turn;
}

function buildAppointment({ kind, wishes }: Lead, slot: SlotRow | null): object | null {
  if (kind !== 'contact-appointment') return null;
  if (!slot) return { state: 'requested', wishes: wishes.length > 0 ? wishes : null };
  return { slot: slot.id, start: slot.start, end: slot.end, state: 'confirmed' };
}

/**
 * Creates a draft testimonial in the client's language. Returns its numeric id. Editors have to
 * publish it. `day` is the default date.
 */
async function draftTestimonial(
  strapi: Core.Strapi,
  { remark, language }: Lead,
  { name, website, date }: NonNullable<Lead['testimonial']>,
  day: string,
): Promise<number> {
  const data = { name, website, comment: remark, date: date ?? day };
  const { id } = await documentsOf(strapi, 'api::testimonial.testimonial').create({
    locale: language,
    status: 'draft',
    data,
  });
  return Number(id);
}

/**
 * Creates what a lead causes, in the current transaction: saved search and subscription (both to
 * be confirmed by mail), mails, and the work of listeners.
 */
async function registerAndNotify(
  strapi: Core.Strapi,
  lead: Lead,
  { documentId, id }: { documentId: string; id: number },
): Promise<void> {
  const { kind, email, language } = lead;
  if (kind === 'demand-register') await registerSavedSearch(strapi, { ...lead, leadId: id });
  if (email !== null && (kind === 'sign-newsletter' || lead.newsletter)) {
    const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ') || null;
    await registerSubscription(strapi, { email, name, language });
  }
  await queueLeadMails(strapi, documentId);
  for (const listen of leadListeners.list(strapi)) await listen(strapi, documentId);
}
