import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kinds } from '@agency/domain/kinds';
import { languages } from '@agency/domain/languages';
import { inLanguage } from '../../platform/rules/in-language';
import { nameKind } from '../rules/listing-kind';
import { joinPlace } from '../rules/places/places';
import type { SentenceCatalogue } from './vocabulary';

/**
 * Reads the types and places of a seed's snapshot folder as the CMS gives them to a page's
 * language, for tests and benchmarks.
 */
export function readSeedCatalogue(seed: string, language: string): SentenceCatalogue {
  const read = (one: string, file: string): Record<string, string>[] =>
    JSON.parse(readFileSync(path.join(seed, one, `${file}.json`), 'utf8'));
  const types = new Map<string, { name: string; names: Set<string> }>();
  const places = new Map<string, { zip: string; name: string; names: Set<string> }>();
  for (const one of [language, ...languages]) {
    for (const { WebID = '', Name = '' } of read(one, 'types')) {
      const known = types.get(WebID) ?? { name: Name, names: new Set() };
      types.set(WebID, known);
      known.names.add(Name);
    }
    for (const file of ['citys', 'citysSale', 'citysRent']) {
      for (const { Name = '', Zip = '', CountryID } of read(one, file)) {
        const value = joinPlace(Zip, Number(CountryID));
        const known = places.get(value) ?? { zip: Zip, name: Name, names: new Set() };
        places.set(value, known);
        known.names.add(Name);
        if (known.name === known.name.toUpperCase() && one === language) known.name = Name;
      }
    }
  }
  return {
    types: [
      ...[...types].map(([webId, { name, names }]) => {
        return { webId, name, names: [...names], isGroup: false };
      }),
      ...kinds.map((webId) => {
        const names = nameKind(webId);
        return {
          webId,
          name: inLanguage(names, language),
          names: languages.map((one) => names[one]),
          isGroup: false,
        };
      }),
    ],
    places: [...places].map(([value, { zip, name, names }]) => {
      return { value, zip, name, names: [...names] };
    }),
  };
}
