import { queryCms } from '../../../cms/client/query.server';
import { OwnerFunnelDocument, OwnerOutcomesDocument } from '../../../cms/generated/graphql';
import type { OwnerOutcomes } from './listing-changes-view.server';
import type { OwnerFunnel } from './outcome-view.server';

/**
 * Loads the results of the owner's listings since the previous login or in the week from a Monday;
 * null if the session has expired or there is no such week. Throws CmsError.
 */
export async function loadOutcomes(
  session: string,
  week: string | null = null,
): Promise<OwnerOutcomes | null> {
  return (await queryCms(OwnerOutcomesDocument, { session, week })).ownerOutcomes;
}

/**
 * Loads the funnel from views to visits of one listing; null if it is not the owner's. Throws
 * CmsError.
 */
export async function loadFunnel(subject: {
  session: string;
  listing: string;
}): Promise<OwnerFunnel | null> {
  return (await queryCms(OwnerFunnelDocument, subject)).ownerFunnel;
}
