import { foldText } from '@agency/domain/fold-text';
import { languages, perLanguage, type Language } from '@agency/domain/languages';
import type { LanguageContext } from '../../i18n/language-context.server';
import { listItems, perLocale } from '../../lib/rules/per-locale';

/** Common words that exist in exactly one of the languages, without accents. */
const smallWords: Record<Language, string> = {
  nl: 'het een van niet nog naar voor met zijn wordt worden werd maar ook bij uit dat deze om te ze wij wil kan vraag bezoek woning kreeg',
  fr: 'le les une et du pour dans avec sur est sont aux qui que il elle nous vous ont ete cette ce se demande visite bien apres',
  en: 'the and with for not they to from this that have has were are it his her wants asked viewing after about',
  de: 'der das ein eine und von nicht noch mit fur den dem auf zu ist sind wird wurde aber auch bei aus uber sie wir mochte nach besichtigung',
};

const wordsOf = perLanguage((language) => new Set(smallWords[language].split(' ')));

/**
 * Detects the language of a text by words that exist in only one language; `likely` are languages
 * that other evidence suggests. Null if unclear.
 */
export function findWrittenLanguage(
  text: string,
  likely: readonly Language[] = [],
): Language | null {
  const words = foldText(text).match(/[a-z]+/g) ?? [];
  const counts = languages.map((language) => ({
    language,
    count:
      words.filter((word) => wordsOf[language].has(word)).length +
      likely.filter((one) => one === language).length / (likely.length || 1),
  }));
  const [first, second] = counts.sort((a, b) => b.count - a.count);
  return first && second && first.count >= 1 && first.count > second.count ? first.language : null;
}

/** Language of a text that differs from the reader's, as `lang` value and as a name; else null. */
export type ForeignLanguage = { code: Language; text: string } | null;

/** Describes the language of a text that is not in the page's language. */
export function describeForeignText(
  context: LanguageContext,
  text: string,
  likely: readonly Language[] = [],
): ForeignLanguage {
  const code = findWrittenLanguage(text, likely);
  if (code === null || code === context.language) return null;
  return { code, text: nameLanguages(context, [code]) };
}

/** Returns `in Dutch and in French` in the owner's language. */
export function nameLanguages({ t, locale }: LanguageContext, codes: readonly Language[]): string {
  const names = languageNames(locale);
  return listItems(
    locale,
    codes.map((code) => t('portal.inLanguage', { language: names.of(code) ?? code })),
  );
}

const languageNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'language' }));
