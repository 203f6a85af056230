import type { PreviewTarget } from '../../cms/preview/preview-token.server';
import { listArticleAlternates } from '../../features/article/load-articles.server';
import { listTestimonialAlternates } from '../../features/article/load-testimonials.server';
import { findMenuPage } from '../../site/build-site';
import type { OpenSite } from '../../site/open-language.server';
import type { Alternate } from '../../i18n/paths/alternates';
import { buildPath } from '../../i18n/paths/build-path';
import type { Language } from '@agency/domain/languages';

/**
 * Returns the public address of a preview's content; null if it has none yet, such as an article
 * without a category.
 */
export async function findTargetPath(
  context: OpenSite,
  target: PreviewTarget,
): Promise<string | null> {
  const { site, table, language } = context;
  const { type, key, module } = target;
  switch (type) {
    case 'page': {
      const page = findMenuPage(site, language, key);
      return page && buildPath(table, language, page.key) + (module ? `#module-${module}` : '');
    }
    case 'article':
      return findOwn(await listArticleAlternates(context, key), language);
    case 'section':
      return isSectionIn(context, key) ? buildPath(table, language, key) : null;
    case 'testimonial':
      return findOwn(await listTestimonialAlternates(context, key), language);
  }
}

/**
 * Reports whether an overview of articles exists in this language; `key` is that of the route
 * table.
 */
function isSectionIn({ site, language }: OpenSite, key: string): boolean {
  const { articleCategories, articleSubcategories } = site.byLanguage[language];
  return [
    ...articleCategories.map((category) => category?.key),
    ...articleSubcategories.map((below) => `${below?.category?.key}/${below?.key}`),
  ].includes(key);
}

function findOwn(alternates: readonly Alternate[], language: Language): string | null {
  return alternates.find((alternate) => alternate.language === language)?.path ?? null;
}
