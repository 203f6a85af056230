import { cacheTags } from '../../cms/cache-tags';
import { listArticles } from '../../features/article/load-articles.server';
import { sectionPath } from '../../features/article/article-view.server';
import type { LoadBlock } from '../block';
import type { ArticlesView } from './view';

export const loadArticles: LoadBlock<'ComponentModuleArticles', ArticlesView> = async (
  context,
  { category },
  { maxItems },
) => {
  const most = maxItems ?? 4;
  context.tags.add(cacheTags.articles(context.language));
  const articles = await listArticles(context, category?.key ?? null, most);
  // Without further articles the link would lead to the same ones.
  const more =
    category?.slug && articles.length >= most
      ? { label: category.name, href: sectionPath(context, category, null) }
      : null;
  return articles.length === 0 ? null : { kind: 'articles', articles, more };
};
