import { parseCityParam } from '../rules/city-facets';
import { foldText } from '../rules/fold-text';
import { listWords, scoreWord } from '../rules/text-match';
import type { Catalogue, CatalogueCity } from './catalogue';
import type { ResolvedFilter, TextMeaning } from './portfolio/resolved-filter';
import type { ListingFilter } from './search-arguments';
import { AMENITIES, type Amenity } from './search-row';

/** Translates what a visitor asks for into keys of the read model. */
export function resolveFilter(
  filter: ListingFilter,
  catalogue: Catalogue,
  listingIds: number[] = [],
): ResolvedFilter {
  const { types, cities, text } = filter;
  return {
    goal: filter.goal,
    typeKeys: types?.length ? keepTopmost(types, catalogue) : null,
    cityKeys: cities?.length
      ? [...new Set(cities.flatMap((city) => listCityKeys(city, catalogue)))].sort()
      : null,
    text: text && text.trim() !== '' ? findMeaning(text, catalogue, listingIds) : null,
    minPrice: filter.minPrice ?? null,
    maxPrice: filter.maxPrice ?? null,
    minBedrooms: filter.minBedrooms || null,
    minArea: filter.minArea || null,
    newSince: filter.newSince ? Date.parse(filter.newSince) : null,
    energyFamilies: filter.energyLabels?.length ? [...new Set(filter.energyLabels)] : null,
    amenities: listAmenities(filter),
    within: filter.within ?? null,
    box: filter.box ?? null,
  };
}

function listAmenities(filter: ListingFilter): Amenity[] | null {
  const asked = (Object.keys(AMENITIES) as Amenity[]).filter((name) => filter[name] === true);
  return asked.length ? asked : null;
}

/**
 * The cities a `name|zip` means (ROUTE-2): those spelled exactly so in any language; if there is none,
 * those whose name is the same without accents and case.
 */
export function listCityKeys(param: string, catalogue: Catalogue): string[] {
  const folded = parseCityParam(param);
  if (!folded) return [];
  const inZip = [...catalogue.cities.values()].filter((city) => foldText(city.zip) === folded.zip);
  const name = param.slice(0, param.lastIndexOf('|'));
  const exact = inZip.filter((city) => hasName(city, (own) => own === name));
  const found = exact.length ? exact : inZip.filter((city) => hasName(city, isFolded(folded.name)));
  return found.map((city) => city.key);
}

function hasName(city: CatalogueCity, test: (name: string) => boolean): boolean {
  return Object.values(city.names).some(test);
}

function isFolded(folded: string): (name: string) => boolean {
  return (name) => foldText(name).trim() === folded;
}

/** A chosen type stands for all below it (DATA-5): one below another chosen one adds nothing. */
function keepTopmost(webIds: readonly string[], { types }: Catalogue): string[] {
  const chosen = new Set(webIds);
  return [...chosen]
    .filter((webId) => !types.get(webId)?.lineage.some((id) => id !== webId && chosen.has(id)))
    .sort();
}

const MAX_REFERENCES = 5;

/** The words of a text that may be references (FIND-5). */
export function listReferences(text: string): string[] {
  return [...new Set(text.trim().split(/[\s,;]+/))].slice(0, MAX_REFERENCES);
}

/**
 * A text is a reference, or words that each begin a word of the city's name or postal code or of the
 * type's name; together they must cover the whole text (FIND-5).
 */
function findMeaning(text: string, catalogue: Catalogue, listingIds: number[]): TextMeaning {
  const words = listWords(text);
  const covers = (searchWords: readonly string[], word: string): boolean =>
    scoreWord(word, searchWords) > 0;
  const cities = [...catalogue.cities.values()];
  const types = [...catalogue.types.values()];
  const matches: TextMeaning['matches'] = [];
  if (words.length > 0) {
    const inCities = cities.filter((city) => words.every((w) => covers(city.searchWords, w)));
    const inTypes = types.filter((type) => words.every((w) => covers(type.searchWords, w)));
    if (inCities.length) matches.push({ cityKeys: inCities.map((c) => c.key), typeKeys: null });
    if (inTypes.length) matches.push({ cityKeys: null, typeKeys: inTypes.map((t) => t.webId) });
  }
  if (words.length > 1 && matches.length === 0) {
    for (const type of types) {
      const rest = words.filter((word) => !covers(type.searchWords, word));
      if (rest.length === words.length) continue;
      const fitting = cities.filter((city) => rest.every((w) => covers(city.searchWords, w)));
      if (fitting.length === 0) continue;
      matches.push({ cityKeys: fitting.map((city) => city.key), typeKeys: [type.webId] });
    }
  }
  return { listingIds, matches };
}
