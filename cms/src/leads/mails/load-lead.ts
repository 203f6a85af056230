import { type Rhythm } from '@agency/domain/rhythms';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Language } from '@agency/domain/languages';
import type { PreferredTime } from '@agency/domain/preferred-times';
import { readStoredFilters, type Criteria } from '../../alerts/saved-searches/criteria';
import type { PlainFields } from '../rules/parse-lead';
import type { MailTexts } from '../../platform/mail/mail-texts';
import { loadTeam } from '../../listings/team/load-team';
import { findContact, type TeamKeys } from '../../listings/team/team-facts';
import type { ListingCard } from '../../listings/search/listing-card';
import { CARDS } from '../../listings/search/read-model/read-model-tables';

const populate = {
  listing: { select: ['reference', 'agentKey', 'officeKey'] },
  project: { populate: { texts: true } },
  criteria: { populate: { types: { select: ['webId'] } } },
  offer: true,
  rental: true,
  valuation: true,
  friend: true,
  job: true,
  appointment: true,
  testimonial: true,
};

type Amount = number | string | null;
export type LeadKind = keyof MailTexts['kinds'];

/** A stored lead with the fields its mails show; PostgreSQL returns decimals as strings. */
export interface MailedLead extends PlainFields {
  documentId: string;
  createdAt: string;
  kind: LeadKind;
  language: Language;
  newsletter: boolean | null;
  rhythm: Rhythm | null;
  timeSlots: string[] | null;
  documents: { name: string }[] | null;
  listing: ({ reference: string } & TeamKeys) | null;
  /** The responsible contact: of the listing, or of the page it was sent from. */
  contact: ReturnType<typeof findContact>;
  project: { reference: string; texts: { language: string; title: string | null }[] } | null;
  criteria: Criteria | null;
  offer: {
    amount: Amount;
    conditions: string | null;
    price: Amount;
    deposit: Amount;
    depositPercent: Amount;
  } | null;
  rental: {
    monthlyIncome: Amount;
    persons: number | null;
    startDate: string | null;
    endDate: string | null;
    rent: Amount;
    charges: Amount;
    inventoryShare: Amount;
    deposit: Amount;
    depositMonths: Amount;
    commissionShare: Amount;
    firstPayment: Amount;
    minimumIncome: Amount;
    maximumPersons: number | null;
  } | null;
  valuation: {
    propertyType: string | null;
    street: string | null;
    zip: string | null;
    city: string | null;
    livingArea: Amount;
    bedrooms: number | null;
  } | null;
  friend: { name: string | null; email: string } | null;
  job: { position: string | null; cvName: string | null } | null;
  appointment: {
    start: string | null;
    end: string | null;
    state: string;
    sequence: number | null;
    wishes: PreferredTime[] | null;
  } | null;
  testimonial: {
    name: string;
    website: string | null;
    date: string | null;
    pictureName: string | null;
  } | null;
}

/** Loads a lead by document id in the current transaction; null if it does not exist. */
export async function loadLead(
  strapi: Core.Strapi,
  documentId: string,
): Promise<MailedLead | null> {
  const row = (await strapi.db
    .query('api::lead.lead')
    .findOne({ where: { documentId }, populate })) as StoredLead | null;
  if (!row) return null;
  const contact = findContact(await loadTeam(strapi), row.listing ?? row);
  return { ...row, contact, criteria: row.criteria && readCriteria(row.criteria) };
}

type StoredLead = Omit<MailedLead, 'criteria'> & TeamKeys & { criteria: StoredCriteria | null };

interface StoredCriteria extends Omit<Criteria, 'types' | 'zips'> {
  types?: { webId: string }[];
  kinds?: string[] | null;
  filters?: unknown;
  zips: string[] | null;
}

function readCriteria(stored: StoredCriteria): Criteria {
  const { types = [], kinds, filters, zips, ...criteria } = stored;
  return {
    ...criteria,
    ...readStoredFilters(filters),
    types: [...types.map(({ webId }) => webId), ...(kinds ?? [])],
    zips: zips ?? [],
  };
}

/** Returns the listing's card in a language, in the current transaction; null without one. */
export async function findMailCard(
  strapi: Core.Strapi,
  reference: string | undefined,
  language: Language,
): Promise<ListingCard | null> {
  if (!reference) return null;
  return await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const cards = trx(CARDS).where({ reference, language });
    const row = (await cards.first('card')) as { card: string } | undefined;
    return row ? (JSON.parse(row.card) as ListingCard) : null;
  });
}
