import { buildPath, buildSearchPath } from '../../i18n/paths/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { allListingsLink } from '../../i18n/paths/standard-links.server';
import type { NotFoundView } from './layout-view';

/** The offers of a 404 in one language. */
export function buildNotFoundView(context: LanguageContext): NotFoundView {
  const { table, language } = context;
  return {
    homeHref: buildPath(table, language, 'home'),
    searchAction: buildSearchPath(language),
    links: [allListingsLink(context, 'sale'), allListingsLink(context, 'rent')],
  };
}
