import { listAlternates } from '../../i18n/paths/alternates';
import { buildPath } from '../../i18n/paths/build-path';
import type { OpenSite } from '../../site/open-language.server';
import { buildSiteSeo } from './build-site-seo.server';

type Unlisted = { key: string; search?: string; title: string; description: string | null };

/** Builds the head of a page with noindex and its addresses in other languages. */
export function buildUnlistedHead(
  context: OpenSite,
  { key, search = '', title, description }: Unlisted,
) {
  const { table, language } = context;
  const alternates = listAlternates(table, { screen: 'page', key, search });
  const seo = buildSiteSeo(context, {
    path: buildPath(table, language, key) + search,
    alternates,
    title,
    description,
    params: null,
    pictures: [],
    structured: [],
    isIndexed: false,
  });
  return { seo, alternates };
}
