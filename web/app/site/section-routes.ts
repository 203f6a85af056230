import type { SiteQuery } from '../cms/generated/graphql';
import { languages, type Language, type Localized } from '@agency/domain/languages';
import { builtInEntries } from '../i18n/paths/route-entries';
import type { PageRoute } from '../i18n/paths/route-table';

export type Category = NonNullable<SiteQuery['articleCategories'][number]>;
export type Subcategory = NonNullable<SiteQuery['articleSubcategories'][number]>;

type Sections = Localized<Pick<SiteQuery, 'articleCategories' | 'articleSubcategories'>>;

/**
 * Lists the overviews of articles as entries of the route table, subcategories as
 * `category/subcategory`. Keys of pages take precedence.
 */
export function listSectionRoutes(
  byLanguage: Sections,
  pageKeys: ReadonlySet<string>,
): PageRoute[] {
  const routes = new Map<string, PageRoute>();
  for (const language of languages) {
    const { articleCategories, articleSubcategories } = byLanguage[language];
    for (const category of articleCategories) {
      if (category) add(category.key, null, language, category);
    }
    for (const subcategory of articleSubcategories) {
      const parent = subcategory?.category?.key;
      if (subcategory && parent) {
        add(`${parent}/${subcategory.key}`, parent, language, subcategory);
      }
    }
  }
  return [...routes.values()];

  function add(
    key: string,
    parent: string | null,
    language: Language,
    { name, slug }: Pick<Category, 'name' | 'slug'>,
  ): void {
    if (pageKeys.has(key) || screens.has(key.toLowerCase())) return;
    const known = routes.get(key);
    routes.set(key, {
      key,
      parent,
      type: 'article',
      paths: { ...known?.paths, [language]: slug },
      names: { ...known?.names, [language]: name },
    });
  }
}

const screens = new Set(
  builtInEntries.filter(({ type }) => type !== 'article').map(({ key }) => key.toLowerCase()),
);
