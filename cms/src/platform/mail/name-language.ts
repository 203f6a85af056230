import { mailLocales, type Language } from '@agency/domain/languages';

/** Returns the name of a language in the language of a mail, such as `Französisch`. */
export function nameLanguage(named: Language, language: Language): string {
  const names = new Intl.DisplayNames(mailLocales[language], { type: 'language' });
  return names.of(named) ?? named;
}
