import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { hideFields } from '../../listings/conditions/hide-fields';
import { loadConditions } from '../../listings/conditions/load-conditions';
import { isClosed } from '@agency/domain/availability';
import { countryIds } from '@agency/domain/countries';
import type { CostFacts } from '../rules/lead-amounts';
import { isKind } from '@agency/domain/kinds';
import { isHome } from '@agency/domain/home-types';
import { findLawRegion } from '@agency/domain/region';
import { leadError } from '../rules/lead-error';
import { formRules } from '@agency/domain/form-rules';
import type { Lead } from '../rules/parse-lead';
import { buildCriteriaComponent, findTypeRows } from '../../alerts/saved-searches/criteria';
import {
  FILES,
  type FilePurpose,
  type FileRow,
  findWaitingFile,
} from '../private-files/file-table';
import { takeSeat, type SlotRow } from '../appointments/seats';
import type { LeadSettings } from '../settings/load-lead-settings';

export interface LeadListing {
  id: number;
  documentId: string;
  facts: CostFacts;
  /** Documents that can be requested, by language. */
  texts: readonly ListingDocuments[];
}

interface ListingDocuments {
  language?: string;
  documentNames?: { id: string; name: string }[] | null;
}

interface StoredListing extends Record<string, unknown> {
  id: number;
  documentId: string;
  city: { zip?: string | null; countryId?: number | null } | null;
  types: { webId: string }[];
  texts: ListingDocuments[];
}

/**
 * Returns the listing of a lead. Throws UNKNOWN_LISTING if it is missing or withdrawn or, for
 * leads that require an offer, sold, rented or for another goal.
 */
export async function findLeadListing(
  strapi: Core.Strapi,
  trx: Knex,
  { listing: reference, kind }: Pick<Lead, 'listing' | 'kind'>,
): Promise<LeadListing> {
  const stored = (await strapi.db.query('api::listing.listing').findOne({
    where: { reference },
    populate: ['texts', 'types', 'city'],
  })) as StoredListing | null;
  const { onOffer } = formRules[kind];
  // Owners may ask about listings that are not on the site.
  const isHidden = stored?.state === 'withdrawn' && kind !== 'owner-question';
  if (!stored || isHidden) throw unknown('there is no such listing');
  if (onOffer && isClosed(String(stored.availability))) {
    throw unknown('it is no longer on offer');
  }
  if (onOffer && onOffer !== 'any' && stored.goal !== onOffer) {
    throw unknown(`it is not for ${onOffer}`);
  }
  const { id, documentId, texts } = stored;
  return { id, documentId, texts, facts: await readFacts(stored, trx) };
}

/** An unpublished price is not used in calculations, because the results are mailed to visitors. */
async function readFacts(stored: StoredListing, trx: Knex): Promise<CostFacts> {
  const webIds = stored.types.map((type) => type.webId);
  const listing = { facts: stored, texts: stored.texts, webIds };
  const { facts } = hideFields(listing, await loadConditions(trx));
  const countryId = Number(stored.countryId ?? stored.city?.countryId ?? countryIds.belgium);
  const zip = (stored.zip as string | null) ?? stored.city?.zip;
  const isPublished = facts.publishPrice !== false;
  return {
    price: isPublished ? toAmount(facts.price) : null,
    chargesRenter: toAmount(facts.chargesRenter),
    inventoryCost: toAmount(facts.inventoryCost),
    depositAmount: isPublished ? toAmount(facts.depositAmount) : null,
    agencyCost: isPublished ? toAmount(facts.agencyCost) : null,
    lifeAnnuity: stored.lifeAnnuity === true,
    bedrooms: toAmount(stored.bedrooms),
    region: findLawRegion(countryId, zip) ?? '',
    isHome: isHome({ typeId: webIds[0] ?? null }),
  };
}

/** PostgreSQL returns decimals as strings. */
function toAmount(value: unknown): number | null {
  const amount = Number(value ?? 0);
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}

function unknown(message: string): Error {
  return leadError('UNKNOWN_LISTING', 'listing', message);
}

/** Returns the id of a project; throws UNKNOWN_LISTING if it does not exist. */
export async function findLeadProject(strapi: Core.Strapi, reference: string): Promise<number> {
  const row = (await strapi.db
    .query('api::project.project')
    .findOne({ where: { reference, state: 'active' }, select: ['id'] })) as { id: number } | null;
  if (!row) throw leadError('UNKNOWN_LISTING', 'project', 'there is no such project');
  return row.id;
}

interface RequestedDocument {
  id: string;
  name: string;
}

/**
 * Returns the requested documents with the titles shown to the visitor; null if none were
 * requested. Throws BAD_USER_INPUT if the listing does not have one.
 */
export function findDocuments(
  { documents, language }: Pick<Lead, 'documents' | 'language'>,
  { texts }: Pick<LeadListing, 'texts'>,
): RequestedDocument[] | null {
  if (documents.length === 0) return null;
  const own = texts.filter((text) => text.language === language);
  const known = [...own, ...texts].flatMap((text) => text.documentNames ?? []);
  const asked = documents.flatMap((id) => {
    const document = known.find((candidate) => candidate.id === id);
    return document ? [{ id, name: document.name }] : [];
  });
  if (asked.length > 0) return asked;
  throw leadError('BAD_USER_INPUT', 'documents', 'the listing has no such document');
}

/** Returns search criteria as they are stored; throws BAD_USER_INPUT for an unknown type. */
export async function buildCriteria(
  strapi: Core.Strapi,
  criteria: NonNullable<Lead['criteria']>,
): Promise<Record<string, unknown>> {
  const rows = await findTypeRows(strapi, criteria.types);
  if (criteria.types.every((type) => rows.has(type) || isKind(type))) {
    return buildCriteriaComponent(strapi, criteria);
  }
  throw leadError('BAD_USER_INPUT', 'criteria.types', 'is not a type');
}

const dayMs = 24 * 3600 * 1000;
/** Maximum number of files per address and day. */
const mostFiles = 5;

/**
 * Returns the uploaded file of a lead; null without one. Throws UNKNOWN_FILE if it is missing,
 * FILES_FULL if the address has reached its daily limit.
 */
export async function findLeadFile(
  trx: Knex,
  { email }: Pick<Lead, 'email'>,
  fileId: string | null | undefined,
  purpose: FilePurpose,
): Promise<FileRow | null> {
  if (!fileId) return null;
  const file = await findWaitingFile(trx, fileId, purpose);
  if (!file) throw leadError('UNKNOWN_FILE', 'file', 'there is no such file');
  const sent = (await trx(`${FILES} as file`)
    .join('leads as lead', 'lead.document_id', 'file.lead')
    .where({ 'lead.email': email })
    .where('file.created_at', '>', Date.now() - dayMs)
    .count({ files: '*' })
    .first()) as { files: unknown };
  if (Number(sent.files) >= mostFiles) {
    throw leadError('FILES_FULL', 'file', `this address sent ${mostFiles} within a day`);
  }
  return file;
}

const hourMs = 3600 * 1000;

/**
 * Takes the requested seat; null if none was requested. Throws SLOT_FULL if the slot is full,
 * gone, closed, too soon, or of another listing.
 */
export async function bookSlot(
  trx: Knex,
  { slot }: Lead,
  listing: LeadListing | null,
  { appointmentNoticeHours }: LeadSettings,
): Promise<SlotRow | null> {
  if (slot === null) return null;
  const earliest = new Date(Date.now() + appointmentNoticeHours * hourMs);
  const taken = await takeSeat(trx, slot, earliest);
  if (taken && (await isForListing(trx, taken.id, listing?.id))) return taken;
  throw leadError('SLOT_FULL', 'slot', 'no place is left at this moment');
}

/** Slots without a listing are for any listing. */
async function isForListing(trx: Knex, slotId: number, listingId?: number): Promise<boolean> {
  const link = (await trx('appointment_slots_listing_lnk')
    .where({ appointment_slot_id: slotId })
    .first('listing_id')) as { listing_id: number } | undefined;
  return link === undefined || link.listing_id === listingId;
}
