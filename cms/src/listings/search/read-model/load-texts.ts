import type { Knex } from 'knex';
import { LISTING_TEXTS } from '../../rules/listing-fields';
import type { ListingTexts } from '../../rules/listing-facts';

const COLUMNS = [...LISTING_TEXTS.map(({ attribute }) => attribute), 'documentNames'].map(
  (name) => [name, `text.${toColumn(name)}`],
);

type StoredTexts = ListingTexts & { listingId: number; documentNames?: unknown };

/** Loads the texts of listings in all their languages, with the names of their documents. */
export async function loadTexts(trx: Knex, ids: readonly number[]): Promise<StoredTexts[]> {
  return (await trx('listings_cmps as link')
    .join('components_listing_texts as text', 'text.id', 'link.cmp_id')
    .whereIn('link.entity_id', ids)
    .andWhere('link.field', 'texts')
    .orderBy(['link.entity_id', 'link.order'])
    .select({ listingId: 'link.entity_id', language: 'text.language' })
    .select(Object.fromEntries(COLUMNS) as Record<string, string>)) as StoredTexts[];
}

function toColumn(attribute: string): string {
  return attribute.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
