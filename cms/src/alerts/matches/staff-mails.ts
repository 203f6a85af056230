import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { nameColleagues } from '../../platform/staff/colleagues';
import { MATCHES } from '../saved-searches/saved-search-tables';
import type { StoredSavedSearch } from '../saved-searches/stored-saved-search';
import { listSearchesOf } from './list-matched-listings';

export interface MatchedSearch {
  documentId: string;
  name: string | null;
  email: string;
  language: string;
  rhythm: string;
  /**
   * Last mail of staff to this address about the listing; `by` is null if the account was
   * deleted.
   */
  mailed: { at: string; by: string | null } | null;
}

/** Marks mails written by staff; the other rows are matches of alerts. */
const byStaff = 'staff';

interface StaffMail {
  email: string;
  mailed_at: number | string | Date;
  created_by_id: number | null;
}

export async function listMatchedSearches(
  strapi: Core.Strapi,
  listing: string,
): Promise<MatchedSearch[]> {
  const searches = await listSearchesOf(strapi, listing);
  const mails = await listStaffMails(strapi, listing);
  const names = await nameColleagues(
    strapi,
    mails.map((mail) => mail.created_by_id),
  );
  const byAddress = new Map(
    mails.map(({ email, mailed_at, created_by_id }) => [
      email.toLowerCase(),
      { at: new Date(mailed_at).toISOString(), by: names.get(created_by_id ?? 0) ?? null },
    ]),
  );
  return searches.map(({ documentId, name, email, language, rhythm }) => {
    const mailed = byAddress.get(email.toLowerCase()) ?? null;
    return { documentId, name, email, language, rhythm, mailed };
  });
}

/** Records a mail of staff about a listing; only the last one is kept. */
export async function recordStaffMail(
  trx: Knex,
  { search, listing, staff }: { search: StoredSavedSearch; listing: number; staff: number },
): Promise<void> {
  const now = new Date();
  await trx(MATCHES)
    .insert({
      document_id: `d${search.id}l${listing}n${byStaff}`,
      demand_id: search.id,
      listing_id: listing,
      news: byStaff,
      mailed_at: now,
      created_at: now,
      updated_at: now,
      published_at: now,
      created_by_id: staff,
    })
    .onConflict(['demand_id', 'listing_id', 'news'])
    .merge(['mailed_at', 'updated_at', 'created_by_id']);
}

/** Oldest first. */
function listStaffMails(strapi: Core.Strapi, listing: string): Promise<StaffMail[]> {
  return strapi.db
    .connection(`${MATCHES} as match`)
    .join('listings as listing', 'listing.id', 'match.listing_id')
    .join('demands as search', 'search.id', 'match.demand_id')
    .where({ 'listing.document_id': listing, 'match.news': byStaff })
    .orderBy('match.mailed_at')
    .select('search.email', 'match.mailed_at', 'match.created_by_id') as Promise<StaffMail[]>;
}
