import { kinds, kindTypes, type Kind } from '@agency/domain/kinds';
import { isLanguage, perLanguage, type Language } from '@agency/domain/languages';
import type { ListingFacts, TypeFacts } from './listing-facts';
import { KIND_WORDS } from './kind-words';
import { listWords } from './text-match';

/** A key of listings whose source does not state their kind. */
export const UNKNOWN_KIND = 'kind-unknown';

/** Lists the name of a kind in a language, then its other words. */
export function listKindWords(kind: Kind, language: Language): string[] {
  return KIND_WORDS[kind][language].split(',').map((word) => word.trim());
}

/** Returns the name of a kind in every language. */
export function nameKind(kind: Kind): Record<Language, string> {
  return perLanguage((language) => listKindWords(kind, language)[0] ?? kind);
}

/**
 * Returns the keys of a listing's kind and of the types above it: the kind that its description of
 * the type names, else its main type's name, in any language; {@link UNKNOWN_KIND} without either.
 */
export function listKindKeys({ types, texts }: Pick<ListingFacts, 'types' | 'texts'>): string[] {
  if (types.length === 0) return [];
  const said = texts.map(({ language, typeDescription, mainTypeName }) => {
    return { language, typeDescription, mainTypeName };
  });
  const described = said.filter((text) => text.typeDescription);
  const kind =
    findFirst(described, ({ language, typeDescription }) => findKind(typeDescription, language)) ??
    findFirst(described, ({ language, typeDescription }) => {
      return findKindIn(typeDescription, language, types);
    }) ??
    findFirst(said, ({ language, mainTypeName }) => findKind(mainTypeName, language));
  if (kind) return [kind];
  return described.length === 0 ? [UNKNOWN_KIND] : [];
}

function findFirst<Item, Value>(
  items: readonly Item[],
  find: (item: Item) => Value | undefined,
): Value | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const kindsByWords = perLanguage((language) => {
  const found = new Map<string, Kind>();
  for (const kind of kinds) {
    for (const words of listKindWords(kind, language)) found.set(foldWords(words), kind);
  }
  return found;
});

type Text = string | null | undefined;

function findKind(text: Text, language: string): Kind | undefined {
  return text && isLanguage(language) ? kindsByWords[language].get(foldWords(text)) : undefined;
}

/** Finds the only kind of the listing's types that a longer text names: `Duplex met terras`. */
function findKindIn(text: Text, language: string, types: readonly TypeFacts[]): Kind | undefined {
  if (!text || !isLanguage(language)) return undefined;
  const above = new Set(types.flatMap(({ lineage }) => lineage));
  const padded = ` ${foldWords(text)} `;
  const named = [...kindsByWords[language]].flatMap(([words, kind]) =>
    above.has(kindTypes[kind]) && padded.includes(` ${words} `) ? kind : [],
  );
  const [kind, ...others] = new Set(named);
  return others.length === 0 ? kind : undefined;
}

/** Folds case, accents and hyphens. */
export function foldWords(text: string): string {
  return listWords(text).join(' ');
}

/**
 * Lists the types for the kinds: those of which the agency has no type of its own with the same id
 * or name, each below its type if the agency has that.
 */
export function listKindTypes(
  types: readonly (TypeFacts & { order: number | null })[],
): (TypeFacts & { kind: Kind; parentWebId: string | null; order: number | null })[] {
  const ids = new Map(types.map((type) => [type.webId, type]));
  const named = new Set(types.flatMap(({ names }) => Object.values(names).map(foldWords)));
  return kinds
    .map((kind) => ({ kind, names: nameKind(kind), parent: ids.get(kindTypes[kind]) }))
    .filter(({ kind, names }) => {
      return !ids.has(kind) && !Object.values(names).some((name) => named.has(foldWords(name)));
    })
    .map(({ kind, names, parent }) => ({
      webId: kind,
      kind,
      names,
      parentWebId: parent?.webId ?? null,
      order: parent?.order ?? null,
      lineage: [kind, ...(parent?.lineage ?? [])],
    }));
}
