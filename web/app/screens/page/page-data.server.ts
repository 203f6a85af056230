import type { ItemList } from 'schema-dts';
import type { OpenSite } from '../../site/open-language.server';
import type { ModuleView } from '../../blocks/module-view';
import type { PageView } from './page-view.server';
import { buildAgency, buildWebSite } from '../../features/seo/agency-data.server';
import { listBreadcrumbsData } from '../../features/seo/breadcrumbs-data.server';
import { toStructuredData, type StructuredData } from '../../features/seo/structured-data';

/** Lists a page's structured data: the agency on the home and contact pages. */
export function listPageData(context: OpenSite, view: PageView, path: string): StructuredData[] {
  const isHome = view.key === 'home';
  const isContact = view.modules.some(({ kind }) => kind === 'contact');
  const things = [
    isHome ? buildWebSite(context) : null,
    isHome || isContact ? buildAgency(context) : null,
    ...view.modules.map((module) => buildItemList(module, context.site.origin)),
  ];
  return [
    ...things.flatMap((thing) =>
      thing === null || typeof thing === 'string' ? [] : [toStructuredData(thing)],
    ),
    ...listBreadcrumbsData(view.breadcrumbs, context.site.origin, path),
  ];
}

/** Builds the page of a list in its order. */
export function buildItemList(module: ModuleView, origin: string): ItemList | null {
  if (module.kind !== 'listing-list' || module.list.cards.length === 0) return null;
  return {
    '@type': 'ItemList',
    name: module.list.heading,
    itemListElement: module.list.cards.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: new URL(href, origin).href,
    })),
  };
}
