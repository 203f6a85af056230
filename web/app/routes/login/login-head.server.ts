import type { OpenSite } from '../../site/open-language.server';
import { buildLoginPath } from '../../i18n/paths/login-path';
import type { LoginView } from '../../features/login/login-view';
import type { LoginRequest } from '../../features/login/read-login-request.server';
import { buildSiteSeo } from '../../features/seo/build-site-seo.server';
import { CmsError } from '../../cms/client/cms-error';
import { loadPage } from '../../screens/page/load.server';
import { loginKey } from '../../i18n/paths/login-entries';
import { emptyListSearch } from '../../lib/rules/list-search';

/** Builds the head of a login step: not indexed, with the same step in other languages. */
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

/**
 * Returns editors' text beside the login as safe HTML; empty without one and when the CMS is
 * unavailable.
 */
export async function loadAbout(context: OpenSite, { step }: LoginRequest): Promise<string> {
  if (step !== 'login') return '';
  try {
    const asked = { search: emptyListSearch, ignored: [], typed: '' };
    return (await loadPage(context, loginKey(step), asked))?.view.html ?? '';
  } catch (error) {
    if (error instanceof CmsError) return '';
    throw error;
  }
}
