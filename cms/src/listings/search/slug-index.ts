import { languages } from '@agency/domain/languages';
import { inLanguage } from '../../platform/rules/in-language';
import { writeCityName } from '@agency/domain/city-name';
import { toSlug } from '../../platform/rules/slug';
import type { Place } from '../rules/places/places';
import { listTypeWords } from '../rules/type-words';
import type { Catalogue, CatalogueType } from './catalogue';
import { listPlaces } from './name-facets';

/** A place or type with its slug; `words` are additional slugs for it. */
interface Named {
  value: string;
  base: string;
  /** Makes the slug unique if an earlier entry has the same base. */
  suffix: string;
  words: readonly string[];
}

/** The slugs of all places, or of all types, in one language. */
export class SlugIndex {
  private readonly slugs = new Map<string, string>();
  private readonly own = new Map<string, string>();
  private readonly others = new Map<string, string>();

  constructor(named: readonly Named[]) {
    for (const { value, base, suffix } of named) {
      const slug = this.own.has(base) ? `${base}-${suffix}` : base;
      this.slugs.set(value, slug);
      this.own.set(slug, value);
    }
    for (const { value, words } of named) {
      for (const word of words) if (!this.others.has(word)) this.others.set(word, value);
    }
  }

  slugOf(value: string): string | undefined {
    return this.slugs.get(value);
  }

  find(slug: string): string | undefined {
    return this.own.get(slug) ?? this.others.get(slug);
  }
}

export interface SlugIndexes {
  places: SlugIndex;
  types: SlugIndex;
}

const remembered = new WeakMap<Catalogue, Map<string, SlugIndexes>>();

/** Returns the slugs of a language, built once per version of the data. */
export function findSlugIndexes(catalogue: Catalogue, language: string): SlugIndexes {
  const byLanguage = remembered.get(catalogue) ?? new Map<string, SlugIndexes>();
  remembered.set(catalogue, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const indexes = {
    places: new SlugIndex(listNamedPlaces(catalogue, language)),
    types: new SlugIndex(listTypes(catalogue).map((type) => nameType(type, language))),
  };
  byLanguage.set(language, indexes);
  return indexes;
}

/** Returns the entry with this slug in the language, else in any other; undefined if unknown. */
export function findBySlug(
  catalogue: Catalogue,
  kind: keyof SlugIndexes,
  slug: string,
  language: string,
): string | undefined {
  for (const code of [language, ...languages]) {
    const value = findSlugIndexes(catalogue, code)[kind].find(slug);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Lists the types without groups, in order. */
export function listTypes(catalogue: Catalogue): CatalogueType[] {
  return [...catalogue.types.values()].filter(({ isGroup }) => !isGroup);
}

/**
 * Of places with the same name, the one with the lowest postal code gets the slug without a suffix,
 * Belgian ones first. The number of listings does not matter, since it changes and addresses should
 * not. Towns that only maps name come last.
 */
function listNamedPlaces(catalogue: Catalogue, language: string): Named[] {
  const byCode = (a: Place, b: Place): number =>
    Number(a.keys.length === 0) - Number(b.keys.length === 0) ||
    a.countryId - b.countryId ||
    (a.zip < b.zip ? -1 : 1);
  return [...listPlaces(catalogue, language)].sort(byCode).map((place) => {
    const zip = toSlug(place.zip);
    return {
      value: place.value,
      base: toSlug(writeCityName(place.name)) || zip,
      suffix: toSlug(place.value.replace('.', '-')),
      words: [...place.spellings.map(({ name }) => toSlug(name)), zip],
    };
  });
}

function nameType({ webId, names }: CatalogueType, language: string): Named {
  const name = inLanguage(names, language) || webId;
  const words = listTypeWords(name).map(toSlug);
  return {
    value: webId,
    base: words[0] || toSlug(webId) || 'type',
    suffix: toSlug(webId),
    words: [...words, toSlug(name)],
  };
}
