import type { Core } from '@strapi/strapi';
import { agencyDay } from '../../platform/rules/agency-time';
import { nameColleagues } from '../../platform/staff/colleagues';
import {
  CORRECTIONS,
  OPEN_HOUSES,
  type CorrectionRow,
  type OpenHouseRow,
} from '../additions/addition-tables';
import {
  isCorrection,
  loadAdditions,
  readCorrection,
  type CorrectedTexts,
  type Correction,
} from '../additions/load-additions';
import { loadTexts } from '../search/read-model/load-texts';
import { parseCorrection, parseOpenHouse } from './parse-additions';
import { changeListings } from './end-additions';
import { refuse, refuseMissing } from '../../platform/validation/refusal';
import type { OpenHouse } from '../rules/listing-facts';

export type { CorrectedTexts, Correction, OpenHouse };

export interface ListingAdditions {
  imported: Record<string, CorrectedTexts>;
  correction:
    | (Omit<Correction, 'facts'> & { isOver: boolean; savedBy: string | null; savedAt: string })
    | null;
  /** Those that are not over. */
  openHouses: OpenHouse[];
  mayChange: boolean;
}

/** More than anyone plans by hand. */
const mostOpenHouses = 50;

/**
 * Returns the correction, the open houses and the imported texts; 404 if there is no such listing.
 */
export async function findAdditions(
  strapi: Core.Strapi,
  listing: string,
  now: Date,
): Promise<Omit<ListingAdditions, 'mayChange'>> {
  const { connection } = strapi.db;
  const id = await requireListing(strapi, listing);
  const texts = await loadTexts(connection, [id]);
  const row = (await connection(CORRECTIONS).where({ listing }).first()) as
    CorrectionRow | undefined;
  const names = await nameColleagues(strapi, row ? [row.saved_by] : []);
  const { openHouses } = (await loadAdditions(connection, [listing], now)).get(listing) ?? {
    openHouses: [],
  };
  return {
    imported: Object.fromEntries(
      texts.map(({ language, title, description, marqueeName }): [string, CorrectedTexts] => [
        language,
        { title: title ?? '', description: description ?? '', ribbon: marqueeName ?? '' },
      ]),
    ),
    correction:
      row && isCorrection(row)
        ? {
            ...readCorrection(row),
            isOver: row.until !== null && row.until < agencyDay(now),
            savedBy: names.get(row.saved_by) ?? null,
            savedAt: new Date(Number(row.saved_at)).toISOString(),
          }
        : null,
    openHouses: [...openHouses],
  };
}

/** Saves a correction of a listing; it replaces the previous one. */
export async function saveCorrection(
  strapi: Core.Strapi,
  listing: string,
  { body, user, now }: { body: unknown; user: number; now: Date },
): Promise<void> {
  await requireListing(strapi, listing);
  const { texts, isHidden, isFeatured, until } = parseCorrection(body);
  if (until !== null && until < agencyDay(now)) {
    throw refuse('addition.past');
  }
  if (!isHidden && !isFeatured && Object.keys(texts).length === 0) {
    throw refuse('addition.nothing');
  }
  // Its legal facts stay.
  const row: Omit<CorrectionRow, 'id' | 'facts' | 'facts_until'> = {
    listing,
    texts: JSON.stringify(texts),
    is_hidden: isHidden,
    is_featured: isFeatured,
    until,
    saved_by: user,
    saved_at: now.getTime(),
    is_over: false,
  };
  await changeListings(strapi, async (trx) => {
    await trx(CORRECTIONS).insert(row).onConflict('listing').merge();
    return [listing];
  });
}

export async function withdrawCorrection(strapi: Core.Strapi, listing: string): Promise<void> {
  await requireListing(strapi, listing);
  await changeListings(strapi, async (trx) => {
    const nothing = { texts: '{}', is_hidden: false, is_featured: false, until: null };
    const own = trx(CORRECTIONS).where({ listing });
    const kept = await own.clone().whereNotNull('facts').update(nothing);
    const gone = await own.clone().whereNull('facts').delete();
    return kept + gone > 0 ? [listing] : [];
  });
}

export async function addOpenHouse(
  strapi: Core.Strapi,
  listing: string,
  body: unknown,
  now: Date,
): Promise<void> {
  await requireListing(strapi, listing);
  const { starts, ends, places, notes } = parseOpenHouse(body, now);
  const row: Omit<OpenHouseRow, 'id'> = {
    listing,
    starts,
    ends,
    places,
    notes: JSON.stringify(notes),
    is_over: false,
  };
  await changeListings(strapi, async (trx) => {
    const own = (await trx(OPEN_HOUSES).where({ listing, is_over: false }).pluck('id')) as number[];
    if (own.length >= mostOpenHouses) {
      throw refuse('addition.most', { most: mostOpenHouses });
    }
    await trx(OPEN_HOUSES).insert(row);
    return [listing];
  });
}

/** Deletes an open house; 404 if it belongs to another listing. */
export async function removeOpenHouse(
  strapi: Core.Strapi,
  listing: string,
  id: number,
): Promise<void> {
  await changeListings(strapi, async (trx) => {
    const gone = await trx(OPEN_HOUSES)
      .where({ listing, id: Number.isSafeInteger(id) ? id : 0 })
      .delete();
    if (gone === 0) throw refuseMissing('gone.openHouse');
    return [listing];
  });
}

async function requireListing(strapi: Core.Strapi, documentId: string): Promise<number> {
  const row = (await strapi.db
    .connection('listings')
    .where({ document_id: documentId })
    .first('id')) as { id: number } | undefined;
  if (!row) throw refuseMissing('gone.listing');
  return row.id;
}
