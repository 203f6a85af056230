import { detectLanguage } from './detect-language';
import { fallbackLanguage, isLanguage, languages, type Language } from '@agency/domain/languages';

/**
 * The language to render an answer in, also an error page: the one in the path, else the one the
 * visitor prefers (LANG-4). Whether it is enabled is for the route to say.
 */
export function languageOfRequest(request: Request): Language {
  const url = new URL(request.url);
  const first = url.pathname.split('/')[1]?.replace(/\.data$/, '');
  if (isLanguage(first)) return first;
  return detectLanguage(hintsOf(request), languages, fallbackLanguage).language;
}

/** What a request says about the visitor's language. */
export function hintsOf(request: Request) {
  return {
    search: new URL(request.url).search,
    cookie: request.headers.get('Cookie'),
    acceptLanguage: request.headers.get('Accept-Language'),
  };
}
