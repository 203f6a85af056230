import type { Knex } from 'knex';
import { LISTING_TEXTS, type ListingTextAttribute } from '../rules/listing-fields';
import type { ListingTexts } from '../rules/listing-facts';

const ON_CARD: readonly ListingTextAttribute[] = [
  ...([
    'title',
    'description',
    'street',
    'mainTypeName',
    'typeDescription',
    'marqueeName',
  ] as const),
  'priceUnitText',
];

type StoredTexts = ListingTexts & { listingId: number; documentNames?: unknown };

/**
 * The texts of these listings in every language they have: those of a `card` and of the text search,
 * `all`, for conditions may look at any, or those of a `page`, with the names of its documents.
 */
export async function loadTexts(
  trx: Knex,
  ids: readonly number[],
  which: 'card' | 'all' | 'page',
): Promise<StoredTexts[]> {
  const all = LISTING_TEXTS.map(({ attribute }) => attribute);
  const names = { card: ON_CARD, all, page: [...all, 'documentNames'] }[which];
  const columns = names.map((name) => [name, `text.${toColumn(name)}`]);
  return (await trx('listings_cmps as link')
    .join('components_listing_texts as text', 'text.id', 'link.cmp_id')
    .whereIn('link.entity_id', ids)
    .andWhere('link.field', 'texts')
    .orderBy(['link.entity_id', 'link.order'])
    .select({ listingId: 'link.entity_id', language: 'text.language' })
    .select(Object.fromEntries(columns) as Record<string, string>)) as StoredTexts[];
}

function toColumn(attribute: string): string {
  return attribute.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
