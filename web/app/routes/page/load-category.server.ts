import { cacheTags } from '../../cms/cache-tags';
import { listArticles } from '../../features/article/load-articles.server';
import type { ArticleCategory } from '../../features/menu/find-screen.server';
import type { OpenSite } from '../../features/menu/open-language.server';
import type { PageView } from '../../features/page/page-view';
import { listBreadcrumbsData } from '../../features/seo/breadcrumbs-data.server';
import { buildSiteSeo } from '../../features/seo/build-site-seo.server';
import type { Alternate } from '../../i18n/alternates';
import { homeCrumb } from '../../i18n/standard-links.server';

const mostArticles = 24;

/** The articles of one category (ROUTE-6); null when it has none in this language. */
export async function loadCategory(context: OpenSite, category: ArticleCategory) {
  const { language } = context;
  const articles = await listArticles(context, category.key, mostArticles);
  if (articles.length === 0) return null;
  const alternates = listCategoryAlternates(context, category.key);
  const view: PageView = {
    key: `category-${category.key}`,
    title: category.name,
    intro: null,
    banner: null,
    breadcrumbs: [homeCrumb(context), { label: category.name, href: null }],
    html: null,
    css: null,
    header: { logo: null, isFixed: false },
    modules: [
      {
        kind: 'articles',
        articles,
        more: null,
        id: `articles-${category.key}`,
        title: null,
        description: null,
        position: 'main',
        columns: { sm: 12, md: 12, lg: 12 },
        span: 'wide',
        view: 'grid',
        ground: 'plain',
        cssClass: null,
        itemsPerRow: 3,
        picture: null,
      },
    ],
  };
  const path = alternates.find((alternate) => alternate.language === language)?.path ?? '';
  const seo = buildSiteSeo(context, {
    path,
    alternates,
    title: category.name,
    description: articles.map(({ title }) => title).join(' · '),
    params: null,
    pictures: [],
    structured: listBreadcrumbsData(view.breadcrumbs, context.site.origin, path),
    isIndexed: true,
  });
  return { view, seo, alternates, tags: [cacheTags.articles(language)] };
}

function listCategoryAlternates({ site, table }: OpenSite, key: string): Alternate[] {
  return table.languages.flatMap((language) => {
    const category = site.byLanguage[language].articleCategories.find(
      (candidate) => candidate?.key === key,
    );
    return category?.slug ? [{ language, path: `/${language}/${category.slug}/` }] : [];
  });
}
