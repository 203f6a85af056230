import de from '../app/i18n/dictionaries/de.json';
import en from '../app/i18n/dictionaries/en.json';
import fr from '../app/i18n/dictionaries/fr.json';
import nl from '../app/i18n/dictionaries/nl.json';
import { detectLanguage } from '../app/i18n/detect-language';
import {
  fallbackLanguage,
  isLanguage,
  languages,
  type Language,
  type Localized,
} from '../app/i18n/languages';

const texts: Localized<typeof nl.errors & { send: typeof nl.form.send }> = {
  nl: { ...nl.errors, send: nl.form.send },
  fr: { ...fr.errors, send: fr.form.send },
  en: { ...en.errors, send: en.form.send },
  de: { ...de.errors, send: de.form.send },
};

/** What a static page says: the CMS is away, the site itself failed, or the request was refused. */
export type Trouble =
  'unavailable' | 'unexpected' | 'forbidden' | 'tooMany' | 'tooLarge' | 'unreadable';

/** How long a visitor's browser is asked to wait before it tries again. */
export const retryAfterSeconds = 10;

/** A page that needs neither CMS nor framework, in the language of the address or the visitor. */
export function buildTroublePage(trouble: Trouble, language: Language): string {
  const words = texts[language];
  const text = {
    unavailable: words.unavailableText,
    unexpected: words.unexpectedText,
    forbidden: '',
    tooMany: '',
    tooLarge: words.send.tooLarge,
    unreadable: words.send.broken,
  }[trouble];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words[trouble]}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf7f2;
    color: #14231f; font: 1.125rem/1.6 Georgia, serif; text-align: center; }
  main { padding: 2rem; max-width: 34rem; }
  h1 { margin: 0 0 1rem; font-size: 2.25rem; line-height: 1.15; font-weight: 500; }
  p { margin: 0 0 1.5rem; }
  a { color: #9a3324; text-underline-offset: .2em; }
</style>
<main>
  <h1>${words[trouble]}</h1>
  ${text === '' ? '' : `<p>${text}</p>`}
  <p><a href="/${language}/">${words.backHome}</a></p>
</main>
</html>
`;
}

/** The language of an address, else of the visitor's hints. */
export function languageOf(
  url: string,
  hints: { cookie?: string | undefined; acceptLanguage?: string | undefined },
): Language {
  const first = url.split('/')[1]?.split(/[.?]/)[0];
  return isLanguage(first) ? first : detectLanguage(hints, languages, fallbackLanguage).language;
}
