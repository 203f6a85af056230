import { foldText } from '@agency/domain/fold-text';
import { languages, type Language } from '@agency/domain/languages';
import { dictionaries } from '../../../i18n/dictionaries.server';
import type { LanguageContext } from '../../../i18n/language-context.server';

const groups = ['types', 'contacts', 'statuses', 'sources'] as const;

/** The columns of a history whose words are few and the same for every listing. */
export type WordGroup = (typeof groups)[number];

type KnownWord = { key: string; languages: Language[] };

/**
 * OWN-5: a type, status or source in the owner's language where it is one that the dictionaries have
 * in any language; what the agency's system says otherwise stays as it is.
 */
export function translateWord(
  { language }: Pick<LanguageContext, 'language'>,
  group: WordGroup,
  word: string,
): string {
  const key = knownWords[group].get(normalise(word))?.key ?? '';
  const words: Record<string, string> = dictionaries[language].ownerListing[group];
  return words[key] ?? word.trim();
}

/**
 * OWN-8: what kind of person a contact was, in the owner's language, by the first word of it that the
 * dictionaries have; never who. Empty where nobody is given.
 */
export function nameContact(context: LanguageContext, contact: string): string {
  const words = contact.split(/\s+/).filter(Boolean);
  const known = words.find((word) => knownWords.contacts.has(normalise(word)));
  if (known !== undefined) return translateWord(context, 'contacts', known);
  return words.length > 0 ? context.t('ownerListing.notNamed') : '';
}

/** The languages in which a type, status or source is written so; none of a word that is not known. */
export function findWordLanguages(group: WordGroup, word: string): readonly Language[] {
  return knownWords[group].get(normalise(word))?.languages ?? [];
}

const knownWords = Object.fromEntries(
  groups.map((group) => [group, listKnownWords(group)]),
) as Record<WordGroup, Map<string, KnownWord>>;

function listKnownWords(group: WordGroup): Map<string, KnownWord> {
  const known = new Map<string, KnownWord>();
  for (const language of languages) {
    for (const [key, word] of Object.entries(dictionaries[language].ownerListing[group])) {
      const entry = known.get(normalise(word)) ?? { key, languages: [] };
      entry.languages.push(language);
      known.set(normalise(word), entry);
    }
  }
  return known;
}

/** `E-mail` and `Email` are one word. */
function normalise(word: string): string {
  return foldText(word).replace(/[^a-z0-9]/g, '');
}
