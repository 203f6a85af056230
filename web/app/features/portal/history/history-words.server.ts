import { foldText } from '@agency/domain/fold-text';
import { foldWord } from '@agency/domain/fold-word';
import { languages, type Language } from '@agency/domain/languages';
import { dictionaries } from '../../../i18n/dictionaries.server';
import type { LanguageContext } from '../../../i18n/language-context.server';

const groups = ['types', 'contacts', 'statuses', 'sources'] as const;

/** The columns of a history whose words are few and the same for every listing. */
export type WordGroup = (typeof groups)[number];

type Reader = Pick<LanguageContext, 'language'>;
type KnownWord = { key: string; languages: Language[] };

/**
 * OWN-5: a type, status or source in the owner's language where it is one that the dictionaries have
 * in any language; what the agency's system says otherwise stays as it is.
 */
export function translateWord({ language }: Reader, group: WordGroup, word: string): string {
  const key = knownWords[group].get(foldWord(word))?.key ?? '';
  const words: Record<string, string> = dictionaries[language].ownerListing[group];
  return words[key] ?? word.trim();
}

/**
 * OWN-8: what kind of person a contact was, in the owner's language, by the first word of it that the
 * dictionaries have; never who. Empty where nobody is given.
 */
export function nameContact(context: LanguageContext, contact: string): string {
  const words = contact.split(/\s+/).filter(Boolean);
  const known = words.find((word) => knownWords.contacts.has(foldWord(word)));
  if (known !== undefined) return translateWord(context, 'contacts', known);
  return words.length > 0 ? context.t('ownerListing.notNamed') : '';
}

/** The languages in which a type, status or source is written so; none of a word that is not known. */
export function findWordLanguages(group: WordGroup, word: string): readonly Language[] {
  return knownWords[group].get(foldWord(word))?.languages ?? [];
}

/**
 * OWN-5: how a type or status that is chosen is written in any language, and the one itself; what is
 * read alike is one choice.
 */
export function listSpellings(context: Reader, group: WordGroup, word: string): string[] {
  const label = translateWord(context, group, word);
  return [...new Set([word, ...listAllWords(group, (own) => own === label, context)])];
}

/**
 * OWN-5: a word that is searched for, as the types, statuses and sources are written whose name it is in.
 * A letter is in nearly all of them, more than the CMS takes (`history-arguments.ts`).
 */
export function listSynonyms(context: Reader, word: string) {
  const part = foldText(word);
  const find = (group: WordGroup) =>
    part.length < 2 ? [] : listAllWords(group, (own) => foldText(own).includes(part), context);
  return { word, types: find('types'), states: find('statuses'), sources: find('sources') };
}

/** What the dictionaries call, in any language, that whose name in the reader's language is so. */
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
