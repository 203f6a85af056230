import type { Knex } from 'knex';
import { writeCityName } from '@agency/domain/city-name';
import { languages } from '@agency/domain/languages';
import { chunkValues } from '../../../platform/database/bulk-write';
import type { ListingFacts } from '../../rules/listing-facts';
import { formatStreet } from '../listing-card';

const longest = 255;
/** A statement compares each of its listings with each of its ids. */
const namesPerStatement = 500;

/** Updates the names of listings in the admin that have changed. */
export async function recordNames(
  trx: Knex.Transaction,
  listings: readonly ListingFacts[],
): Promise<void> {
  const changed = listings
    .map((listing) => ({ id: listing.id, name: nameListing(listing), before: listing.name }))
    .filter(({ name, before }) => name !== before);
  for (const step of chunkValues(changed, namesPerStatement)) {
    const ids = step.map(({ id }) => id);
    const cases = step.map(() => 'when ? then ?').join(' ');
    const values = step.flatMap(({ id, name }) => [id, name]);
    await trx('listings')
      .whereIn('id', ids)
      .update({ name: trx.raw(`case id ${cases} end`, values) });
  }
}

/**
 * Builds a name such as `Appartement, Wetstraat 16 bus 3, Brussel (100)`, in the first language
 * with texts.
 */
export function nameListing(listing: ListingFacts): string {
  const { reference, types, city, texts } = listing;
  const [code] = languages;
  const type = types[0] && findWord(types[0].names);
  const found = languages
    .map((language) => texts.find((text) => text.language === language))
    .find((text) => text?.street);
  const street = formatStreet(listing, found?.street, found?.language ?? code);
  const town = city && writeCityName(findWord(city.names) ?? '');
  const words = [type, street, town].filter(Boolean).join(', ');
  const end = words === '' ? reference : ` (${reference})`;
  return words.slice(0, longest - end.length) + end;
}

function findWord(names: Readonly<Record<string, string>>): string | undefined {
  return languages.map((language) => names[language]).find(Boolean);
}
