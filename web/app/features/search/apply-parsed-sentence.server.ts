import { amenities } from '@agency/domain/amenities';
import { mergeNear, parseNear } from '@agency/domain/near-kinds';
import { perMaximum } from '@agency/domain/maximums';
import { perMinimum } from '@agency/domain/minimums';
import { energyFamilies } from '@agency/domain/energy-families';
import type { ReadSentenceFragment } from '../../cms/generated/graphql';
import { type ListSearch } from '../../lib/rules/list-search';

/** Reports whether a sentence contains filters besides search text. */
export function isRead({ text: _text, ...reading }: ReadSentenceFragment): boolean {
  const { goal, corrected, refused, assumed } = reading;
  const search = applyParsedSentence({}, { ...reading, text: '' });
  const isFilter = Object.values(search).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== '',
  );
  return goal !== null || isFilter || corrected.length + refused.length + assumed.length > 0;
}

/**
 * Returns a search with a sentence's filters: choices are added, amounts replace the current ones.
 */
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
    ...perMinimum((filter) => reading[filter] ?? search[filter] ?? null),
    ...perMaximum((filter) => reading[filter] ?? search[filter] ?? null),
    energyLabels: [...(search.energyLabels ?? []), ...energy],
    amenities: [...(search.amenities ?? []), ...added],
    near: mergeNear([
      ...(search.near ?? []),
      ...reading.near.flatMap((wish) => parseNear(wish) ?? []),
    ]),
    availableBy: reading.availableBy ?? search.availableBy ?? null,
    newWithinDays: reading.newWithinDays ?? search.newWithinDays ?? null,
    text: reading.text,
  };
}
