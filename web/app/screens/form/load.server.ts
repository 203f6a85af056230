import { loadFormScreen } from '../../features/lead/load-form.server';
import { buildUnlistedHead } from '../../features/seo/unlisted-head.server';
import { formKey } from '../../i18n/paths/form-entries';
import type { OpenSite } from '../../site/open-language.server';
import type { Asked, Cache, ScreenOf } from '../screen';

export const formScreen = { load, cache };

/**
 * Loads a form's own screen; null if there is no such form. After a submission it also renders
 * without the CMS. Throws CmsError.
 */
async function load(
  context: OpenSite,
  { form }: ScreenOf<'form'>,
  { request, url: { searchParams, search } }: Asked,
) {
  const view = await loadFormScreen(context, form, searchParams, isAfterPost(request));
  if (view === null) return null;
  const { title, intro: description } = view;
  const head = buildUnlistedHead(context, { key: formKey(form), search, title, description });
  return { view, ...head, tags: [] as string[] };
}

/** Not cached, since free slots and availability must be current. */
function cache(): Cache {
  return 'uncached';
}

/** After an action the router loads the page as a GET with the headers of the POST. */
function isAfterPost({ headers }: Request): boolean {
  return headers.has('Content-Type');
}
