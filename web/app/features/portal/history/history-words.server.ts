import { foldText, foldWord } from '@agency/domain/fold-text';
import { languages, type Language } from '@agency/domain/languages';
import { dictionaries } from '../../../i18n/dictionaries.server';
import type { LanguageContext } from '../../../i18n/language-context.server';

const groups = ['types', 'contacts', 'statuses', 'sources'] as const;

/** Columns with few values that are the same for every listing. */
export type WordGroup = (typeof groups)[number];

type Reader = Pick<LanguageContext, 'language'>;
type KnownWord = { key: string; languages: Language[] };

/**
 * Translates a type, status or source into the owner's language if the dictionaries have it in any
 * language; otherwise returns it unchanged.
 */
export function translateWord({ language }: Reader, group: WordGroup, word: string): string {
  const key = knownWords[group].get(foldWord(word))?.key ?? '';
  const words: Record<string, string> = dictionaries[language].ownerListing[group];
  return words[key] ?? word.trim();
}

/**
 * Names the type of a contact in the owner's language, by the first word of it that the
 * dictionaries have; never a name. Empty without a contact.
 */
export function nameContact(context: LanguageContext, contact: string): string {
  const words = contact.split(/\s+/).filter(Boolean);
  const known = words.find((word) => knownWords.contacts.has(foldWord(word)));
  if (known !== undefined) return translateWord(context, 'contacts', known);
  return words.length > 0 ? context.t('ownerListing.notNamed') : '';
}

/**
 * Lists the languages in which a type, status or source is written this way; empty for an unknown
 * word.
 */
export function findWordLanguages(group: WordGroup, word: string): readonly Language[] {
  return knownWords[group].get(foldWord(word))?.languages ?? [];
}

/**
 * Lists how a selected type or status is written in every language, including itself; spellings
 * with the same translation count as one option.
 */
export function listSpellings(context: Reader, group: WordGroup, word: string): string[] {
  const label = translateWord(context, group, word);
  return [...new Set([word, ...listAllWords(group, (own) => own === label, context)])];
}

/**
 * Lists the stored spellings of types, statuses and sources whose translated name contains the
 * search term. Ignores single letters, which match more than the CMS accepts
 * (`history-arguments.ts`).
 */
export function listSynonyms(context: Reader, word: string) {
  const part = foldText(word);
  const find = (group: WordGroup) =>
    part.length < 2 ? [] : listAllWords(group, (own) => foldText(own).includes(part), context);
  return { word, types: find('types'), states: find('statuses'), sources: find('sources') };
}

/** Lists the words of all languages whose name in the reader's language matches. */
function listAllWords(
  group: WordGroup,
  isNamed: (name: string) => boolean,
  { language }: Reader,
): string[] {
  const keys = Object.entries(dictionaries[language].ownerListing[group])
    .filter(([, name]) => isNamed(name))
    .map(([key]) => key);
  const found = languages.flatMap((code) => {
    const words: Record<string, string> = dictionaries[code].ownerListing[group];
    return keys.flatMap((key) => words[key] ?? []);
  });
  return [...new Set(found)];
}

const knownWords = Object.fromEntries(
  groups.map((group) => [group, listKnownWords(group)]),
) as Record<WordGroup, Map<string, KnownWord>>;

function listKnownWords(group: WordGroup): Map<string, KnownWord> {
  const known = new Map<string, KnownWord>();
  for (const language of languages) {
    for (const [key, word] of Object.entries(dictionaries[language].ownerListing[group])) {
      const entry = known.get(foldWord(word)) ?? { key, languages: [] };
      entry.languages.push(language);
      known.set(foldWord(word), entry);
    }
  }
  return known;
}
