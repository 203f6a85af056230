import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { hideFields } from '../../listings/conditions/hide-fields';
import { loadConditions } from '../../listings/conditions/load-conditions';
import { isClosed } from '@agency/domain/availability';
import { countryIds } from '@agency/domain/countries';
import type { CostFacts } from '../rules/lead-amounts';
import { isHome } from '@agency/domain/home-types';
import { findLawRegion } from '@agency/domain/region';
import { leadError } from './lead-error';
import { formRules } from '@agency/domain/form-rules';
import type { Lead } from './parse-lead';

/** The listing a lead is about. */
export interface LeadListing {
  id: number;
  documentId: string;
  facts: CostFacts;
  /** The documents that may be asked for, in each language. */
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
 * The listing with this reference. Throws UNKNOWN_LISTING when there is none, when it is withdrawn,
 * and, for a lead that needs it on offer, when it is sold, rented or for another goal.
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
  // An owner asks about a home that is not on the site, too.
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

/** A price that is not published (DETAIL-4) is computed with nowhere: the amounts are mailed to strangers. */
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

/** Decimals come as texts from PostgreSQL. */
function toAmount(value: unknown): number | null {
  const amount = Number(value ?? 0);
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}

function unknown(message: string): Error {
  return leadError('UNKNOWN_LISTING', 'listing', message);
}
