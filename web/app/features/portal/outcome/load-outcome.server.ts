import { queryCms } from '../../../cms/client/query.server';
import { OwnerFunnelDocument, OwnerOutcomesDocument } from '../../../cms/generated/graphql';
import type { OwnerOutcomes } from './listing-changes-view.server';
import type { OwnerFunnel } from './outcome-view.server';

/**
 * OWN-8, OWN-9: what came of the listings of the session's owner, since the login before this one or
 * in the week from a Monday; null when the session is over or there is no such week. Throws CmsError.
 */
export async function loadOutcomes(
  session: string,
  week: string | null = null,
): Promise<OwnerOutcomes | null> {
  return (await queryCms(OwnerOutcomesDocument, { session, week })).ownerOutcomes;
}

/** OWN-8: from views to visits of one listing; null when it is not the owner's. Throws CmsError. */
export async function loadFunnel(subject: {
  session: string;
  listing: string;
}): Promise<OwnerFunnel | null> {
  return (await queryCms(OwnerFunnelDocument, subject)).ownerFunnel;
}
