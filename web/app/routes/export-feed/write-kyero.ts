import { languages } from '@agency/domain/languages';
import { escapeXml } from '../../lib/web/xml';
import type { ExportedListing } from './exported-listing';

const types: Readonly<Record<string, string>> = {
  1: 'House',
  2: 'Apartment',
  3: 'Studio',
  4: 'Land',
  5: 'Commercial',
  6: 'Commercial',
  7: 'Garage',
};
const countries = { BE: 'Belgium', LU: 'Luxembourg' };

/**
 * Writes listings in Kyero 3. The format requires a price and a type: listings without a published
 * price, or with a type that it does not have, are omitted.
 */
export function writeKyero(listings: readonly ExportedListing[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<root><kyero><feed_version>3</feed_version></kyero>',
    ...listings.flatMap((listing) => writeProperty(listing) ?? []),
    '</root>',
  ].join('\n');
}

function writeProperty(listing: ExportedListing): string | null {
  const { price, place, facts } = listing;
  const type = types[listing.typeId];
  if (price === null || type === undefined) return null;
  return wrap('property', [
    element('id', listing.id),
    element('date', (listing.changedAt ?? '1970-01-01T00:00:00').slice(0, 19).replace('T', ' ')),
    element('ref', listing.id),
    element('price', Math.round(price)),
    element('currency', 'EUR'),
    element('price_freq', listing.goal === 'sale' ? 'sale' : 'month'),
    element('type', type),
    element('town', listing.city),
    element('postcode', listing.zip),
    element('country', countries[listing.country]),
    place &&
      wrap('location', [
        element('latitude', place.latitude),
        element('longitude', place.longitude),
      ]),
    element('beds', listing.bedrooms),
    element('baths', facts.bathrooms),
    wrap('surface_area', [
      element('built', listing.livingArea),
      element('plot', listing.groundArea),
    ]),
    wrap('energy_rating', [element('consumption', kyeroLabel(listing.energyLabel))]),
    wrap(
      'url',
      languages.map((language) => element(language, listing.urls[language])),
    ),
    wrap(
      'desc',
      languages.map((language) =>
        element(
          language,
          [listing.descriptions[language], listing.adverts[language]].filter(Boolean).join('\n\n'),
        ),
      ),
    ),
    wrap(
      'images',
      listing.pictures.map(({ url }, index) => {
        return `<image id="${index + 1}">${element('url', url)}</image>`;
      }),
    ),
  ]);
}

/** Returns a class that the format knows, A to G. */
function kyeroLabel(label: string | null): string | null {
  const letter = label?.slice(0, 1) ?? '';
  return letter >= 'A' && letter <= 'G' ? letter : null;
}

export function wrap(name: string, inner: readonly (string | null)[]): string | null {
  const content = inner.filter((part) => part !== null).join('');
  return content === '' ? null : `<${name}>${content}</${name}>`;
}

export function element(name: string, value: string | number | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  return `<${name}>${escapeXml(String(value))}</${name}>`;
}
