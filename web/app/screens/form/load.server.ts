import { loadFormScreen } from '../../features/lead/load-form.server';
import type { OpenSite } from '../../site/open-language.server';
import { buildSiteSeo } from '../../features/seo/build-site-seo.server';
import { listAlternates } from '../../i18n/alternates';
import { buildPath } from '../../i18n/build-path';
import type { FormKind } from '@agency/domain/path-words';
import { formKey } from '../../i18n/form-entries';

/**
 * A form's own screen, in no search engine; null while there is no such form. After a sending it is
 * drawn without the CMS too (FORM-6). Throws CmsError.
 */
export async function loadFormPage(context: OpenSite, kind: FormKind, request: Request) {
  const { table, language } = context;
  const { searchParams, search } = new URL(request.url);
  const view = await loadFormScreen(context, kind, searchParams, isAfterPost(request));
  if (view === null) return null;
  const key = formKey(kind);
  const alternates = listAlternates(table, { screen: 'page', key, search });
  const seo = buildSiteSeo(context, {
    path: buildPath(table, language, key) + search,
    alternates,
    title: view.title,
    description: view.intro,
    params: null,
    pictures: [],
    structured: [],
    isIndexed: false,
  });
  return { view, modules: [], seo, alternates, tags: [] };
}

/** The router asks for the page after an action with the headers of what was sent, but as a GET. */
function isAfterPost({ headers }: Request): boolean {
  return headers.has('Content-Type');
}
