import { detectLanguage } from './detect-language';
import { fallbackLanguage, isLanguage, languages, type Language } from '@agency/domain/languages';

/**
 * Returns the language of a response, including error pages: the one in the path, otherwise the
 * visitor's preference. It may be a disabled language.
 */
export function languageOfRequest(request: Request): Language {
  const url = new URL(request.url);
  const first = url.pathname.split('/')[1]?.replace(/\.data$/, '');
  if (isLanguage(first)) return first;
  return detectLanguage(hintsOf(request), languages, fallbackLanguage).language;
}

export function hintsOf(request: Request) {
  return {
    search: new URL(request.url).search,
    cookie: request.headers.get('Cookie'),
    acceptLanguage: request.headers.get('Accept-Language'),
  };
}
