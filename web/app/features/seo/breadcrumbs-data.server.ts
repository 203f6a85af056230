import type { BreadcrumbList } from 'schema-dts';
import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import { toStructuredData, type StructuredData } from './structured-data';

/** Lists the page's breadcrumbs; empty without any. */
export function listBreadcrumbsData(
  crumbs: readonly BreadcrumbView[],
  origin: string,
  path: string,
): StructuredData[] {
  if (crumbs.length < 2) return [];
  const list: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href ?? path, origin).href,
    })),
  };
  return [toStructuredData(list)];
}
