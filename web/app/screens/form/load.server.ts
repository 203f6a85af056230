import { loadFormScreen } from '../../features/lead/load-form.server';
import { buildUnlistedHead } from '../../features/seo/unlisted-head.server';
import { formKey } from '../../i18n/paths/form-entries';
import type { OpenSite } from '../../site/open-language.server';
import type { Asked, Cache, ScreenOf } from '../screen';

export const formScreen = { load, cache };

/**
 * A form's own screen; null while there is no such form. After a form is sent it is drawn without
 * the CMS too (FORM-6). Throws CmsError.
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

/** What a form offers has to be true when it is filled in: free times, and that a listing is not sold. */
function cache(): Cache {
  return 'uncached';
}

/** The router loads the page after an action as a GET with the headers of the POST. */
function isAfterPost({ headers }: Request): boolean {
  return headers.has('Content-Type');
}
