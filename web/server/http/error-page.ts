import { dictionaries } from '../../app/i18n/dictionaries.server';
import { detectLanguage } from '../../app/i18n/detect-language';
import {
  fallbackLanguage,
  isLanguage,
  languages,
  perLanguage,
  type Language,
} from '@agency/domain/languages';
import { escapeXml } from '../../app/lib/web/xml';
import type { SentFields } from './sent-fields';

const texts = perLanguage((language) => wordsOf(dictionaries[language]));

function wordsOf({ errors, form, common }: (typeof dictionaries)[Language]) {
  return { ...errors, send: form.send, tryAgain: common.tryAgain };
}

export type ErrorKind =
  'unavailable' | 'unexpected' | 'forbidden' | 'tooMany' | 'tooLarge' | 'unreadable';

/** Inlined, so that an overloaded server gets no further request. */
export const errorPageStyle = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf7f2;
    color: #14231f; font: 1.125rem/1.6 Georgia, serif; text-align: center; }
  main { padding: 2rem; max-width: 34rem; }
  h1 { margin: 0 0 1rem; font-size: 2.25rem; line-height: 1.15; font-weight: 500; }
  p { margin: 0 0 1.5rem; }
  a { color: #9a3324; text-underline-offset: .2em; }
  button { padding: .75rem 1.5rem; border: 0; background: #9a3324; color: #fff; font: inherit; }
`;

export const retryAfterSeconds = 10;

/**
 * Builds a page that needs neither CMS nor framework, in the language of the address or the
 * visitor. It contains the fields of a form that could not be processed, so that the visitor can
 * send it again.
 */
export function buildErrorPage(
  kind: ErrorKind,
  language: Language,
  sent: SentFields | null = null,
): string {
  const words = texts[language];
  const text = {
    unavailable: words.unavailableText,
    unexpected: words.unexpectedText,
    forbidden: '',
    tooMany: '',
    tooLarge: words.send.tooLarge,
    unreadable: words.send.broken,
  }[kind];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words[kind]}</title>
<style>${errorPageStyle}</style>
<main>
  <h1>${words[kind]}</h1>
  ${text === '' ? '' : `<p>${text}</p>`}
  ${sent === null ? '' : sendAgain(sent, words)}
  <p><a href="/${language}/">${words.backHome}</a></p>
</main>
</html>
`;
}

function sendAgain({ action, fields }: SentFields, words: (typeof texts)[Language]): string {
  const kept = fields.map(([name, value]) => {
    return `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`;
  });
  return `<form method="post" action="${escapeXml(action)}">
    <p role="alert">${words.mailNotSent}. ${words.send.kept}</p>
    ${kept.join('')}
    <p><button>${words.tryAgain}</button></p>
  </form>`;
}

export function languageOf(
  url: string,
  hints: { cookie?: string | undefined; acceptLanguage?: string | undefined },
): Language {
  const first = url.split('/')[1]?.split(/[.?]/)[0];
  return isLanguage(first) ? first : detectLanguage(hints, languages, fallbackLanguage).language;
}
