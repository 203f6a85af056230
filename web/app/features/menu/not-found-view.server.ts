import { buildListPath, buildPath } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { LinkView } from '../../ui/link-view';

/** ERR-6: what a page that is not there offers instead: a search, the way home and the lists. */
export type NotFoundLinks = {
  homeHref: string;
  search: { action: string; name: string };
  links: LinkView[];
};

/** The offers of a 404 in one language. */
export function buildNotFoundView({ table, language, t }: LanguageContext): NotFoundLinks {
  const sale = buildListPath(table, language, 'sale');
  return {
    homeHref: buildPath(table, language, 'home'),
    search: { action: sale, name: 'q' },
    links: [
      { label: t('list.allSale'), href: sale },
      { label: t('list.allRent'), href: buildListPath(table, language, 'rent') },
    ],
  };
}
