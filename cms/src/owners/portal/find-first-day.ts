import type { Core } from '@strapi/strapi';
import { agencyDay } from '../../platform/rules/agency-day';
import { findFirstVisit } from '../visits/sum-visits';
import { firstMoment, type OwnedRow } from './find-owned';

/**
 * The day in Brussels since which a listing is online (OWN-4, OWN-5): when it was put on offer, or the
 * first visit where that came earlier, as it does when it is put on offer anew; never after today.
 */
export async function findFirstDay(
  strapi: Core.Strapi,
  listing: OwnedRow,
  today: string,
): Promise<string> {
  const began = agencyDay(new Date(firstMoment(listing)));
  const firstVisit = await findFirstVisit(strapi, listing.reference);
  return [began, firstVisit ?? began, today].sort()[0] ?? today;
}
