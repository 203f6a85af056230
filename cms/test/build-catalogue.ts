import type { CatalogueCity, CatalogueType } from '../src/listings/search/catalogue';

const counts = { sale: 1, rent: 0 };

export function buildCity(city: Partial<CatalogueCity> & { key: string }): [string, CatalogueCity] {
  const place = { zip: '1000', countryId: 10, latitude: null, longitude: null };
  const names = { names: {}, countryNames: {}, searchWords: [] };
  return [city.key, { ...place, ...names, counts, ...city }];
}

export function buildType(
  type: Partial<CatalogueType> & { webId: string },
): [string, CatalogueType] {
  const place = {
    lineage: [type.webId],
    parentWebId: null,
    order: 0,
    isGroup: false,
    kind: null,
  };
  return [type.webId, { ...place, names: {}, searchWords: [], counts, ...type }];
}
