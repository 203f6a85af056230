import type { OpenSite } from '../../site/open-language.server';
import { buildLoginPath } from '../../i18n/login-path';
import type { LoginView } from '../../features/login/login-view';
import type { LoginRequest } from '../../features/login/read-login-request.server';
import { buildSiteSeo } from '../../features/seo/build-site-seo.server';

/** The head of a step of the login, in no search engine, and the same step in other languages. */
export function buildLoginHead(context: OpenSite, asked: LoginRequest, view: LoginView) {
  const alternates = context.table.languages.map((language) => ({
    language,
    path: buildLoginPath({ ...context, language }, asked.step, asked),
  }));
  const seo = buildSiteSeo(context, {
    path: buildLoginPath(context, asked.step),
    alternates,
    title: view.title,
    description: view.text || null,
    params: null,
    pictures: [],
    structured: [],
    isIndexed: false,
  });
  return { seo, alternates };
}
