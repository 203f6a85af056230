import { mailLocales, type Language } from '@agency/domain/languages';

/** What a language is called in the language of a mail: `Französisch`. */
export function nameLanguage(named: Language, language: Language): string {
  const names = new Intl.DisplayNames(mailLocales[language], { type: 'language' });
  return names.of(named) ?? named;
}
