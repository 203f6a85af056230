import { amenities } from '@agency/domain/amenities';
import { mergeNear, parseNear } from '@agency/domain/near-kinds';
import { energyFamilies } from '@agency/domain/energy-families';
import type { ReadSentenceFragment } from '../../cms/generated/graphql';
import { type ListSearch } from '../../lib/rules/list-search';

/** Reports whether a sentence has more than words to search for. */
export function isRead({ text: _text, ...reading }: ReadSentenceFragment): boolean {
  const { goal, corrected, refused, assumed } = reading;
  const search = applyParsedSentence({}, { ...reading, text: '' });
  const isFilter = Object.values(search).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== '',
  );
  return goal !== null || isFilter || corrected.length + refused.length + assumed.length > 0;
}

/** Applies a sentence to a search: choices are added, amounts replace existing ones. */
export function applyParsedSentence(
  search: Partial<ListSearch>,
  reading: ReadSentenceFragment,
): Partial<ListSearch> {
  const hasPrice = reading.minPrice !== null || reading.maxPrice !== null;
  const energy = energyFamilies.filter((one) => reading.energy.includes(one));
  const added = amenities.filter((one) => reading.amenities.includes(one));
  return {
    ...search,
    types: [...(search.types ?? []), ...reading.types],
    cities: [...(search.cities ?? []), ...reading.cities],
    minPrice: hasPrice ? reading.minPrice : (search.minPrice ?? null),
    maxPrice: hasPrice ? reading.maxPrice : (search.maxPrice ?? null),
    minBedrooms: reading.minBedrooms ?? search.minBedrooms ?? null,
    minArea: reading.minArea ?? search.minArea ?? null,
    energyLabels: [...(search.energyLabels ?? []), ...energy],
    amenities: [...(search.amenities ?? []), ...added],
    near: mergeNear([
      ...(search.near ?? []),
      ...reading.near.flatMap((wish) => parseNear(wish) ?? []),
    ]),
    newWithinDays: reading.newWithinDays ?? search.newWithinDays ?? null,
    text: reading.text,
  };
}
