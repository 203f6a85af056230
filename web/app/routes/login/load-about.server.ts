import { CmsError } from '../../cms/cms-error';
import type { OpenSite } from '../../site/open-language.server';
import type { LoginRequest } from '../../features/login/read-login-request.server';
import { loadPage } from '../../screens/page/load.server';
import { loginKey } from '../../i18n/login-entries';
import { emptyListSearch } from '../../lib/list-search';

/** What editors say beside the login, as safe HTML; empty without it, and while the CMS is away. */
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
