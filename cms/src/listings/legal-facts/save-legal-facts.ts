import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { chunkValues } from '../../platform/database/bulk-write';
import { agencyDay } from '../../platform/rules/agency-time';
import { refuse, refuseMissing } from '../../platform/validation/refusal';
import { CORRECTIONS, type CorrectionRow } from '../additions/addition-tables';
import { isCorrection, readLegalFacts, type LegalFact } from '../additions/load-additions';
import { changeListings, findNextEnd } from '../edit-additions/end-additions';
import { parseLegalFacts, type LegalChange } from './parse-legal-facts';

const mostListings = 500;

interface Write {
  user: number;
  now: Date;
}

/** Writes legal facts of listings, the same in each; facts that are not named stay. */
export async function saveLegalFacts(
  strapi: Core.Strapi,
  listings: readonly string[],
  given: unknown,
  write: Write,
): Promise<void> {
  const changes = parseLegalFacts(given, write.now);
  if (changes.size === 0 || listings.length > mostListings) throw refuse('addition.nothing');
  await changeListings(strapi, async (trx) => {
    const known = new Set<string>();
    for (const chunk of chunkValues(listings)) {
      const ids = (await trx('listings')
        .whereIn('document_id', chunk)
        .pluck('document_id')) as string[];
      for (const id of ids) known.add(id);
    }
    if (listings.length === 0 || listings.some((listing) => !known.has(listing))) {
      throw refuseMissing('gone.listing');
    }
    for (const listing of known) await writeFacts(trx, listing, changes, write);
    return [...known];
  });
}

async function writeFacts(
  trx: Knex.Transaction,
  listing: string,
  changes: ReadonlyMap<string, LegalChange>,
  { user, now }: Write,
): Promise<void> {
  const row = (await trx(CORRECTIONS).where({ listing }).first()) as CorrectionRow | undefined;
  const facts: Record<string, LegalFact> = row ? readLegalFacts(row) : {};
  for (const [attribute, change] of changes) {
    if (change) facts[attribute] = { ...change, savedBy: user, savedAt: now.getTime() };
    else delete facts[attribute];
  }
  const isEmpty = Object.keys(facts).length === 0;
  const columns = {
    facts: isEmpty ? null : JSON.stringify(facts),
    facts_until: findNextEnd(facts, agencyDay(now)),
  };
  if (row && isEmpty && !isCorrection(row)) await trx(CORRECTIONS).where({ listing }).delete();
  else if (row) await trx(CORRECTIONS).where({ listing }).update(columns);
  else if (!isEmpty) {
    const fresh: Omit<CorrectionRow, 'id'> = {
      listing,
      texts: '{}',
      is_hidden: false,
      is_featured: false,
      until: null,
      saved_by: user,
      saved_at: now.getTime(),
      is_over: false,
      ...columns,
    };
    await trx(CORRECTIONS).insert(fresh);
  }
}

/** Lists the listings of a project by document id; 404 if there is no such project. */
export async function listProjectListings(
  { db }: Core.Strapi,
  documentId: string,
): Promise<string[]> {
  const { connection } = db;
  const ids = (await connection('projects')
    .where({ document_id: documentId })
    .pluck('id')) as number[];
  if (ids.length === 0) throw refuseMissing('gone.listing');
  return (await connection('listings as listing')
    .join('listings_project_lnk as link', 'link.listing_id', 'listing.id')
    .whereIn('link.project_id', ids)
    .where('listing.state', 'active')
    .orderBy('listing.reference')
    .pluck('listing.document_id')) as string[];
}
