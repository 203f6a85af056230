import { ArticleCard } from '../article/article-card';
import type { ArticleTeaserView } from '../article/article-view';
import { CardGrid } from '../../ui/card-grid';

type ArticleCardsProps = { articles: ArticleTeaserView[]; perRow: 2 | 3 | 4 };

/** Articles or services beside one another. */
export function ArticleCards({ articles, perRow }: ArticleCardsProps) {
  return (
    <CardGrid perRow={perRow} strip>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
    </CardGrid>
  );
}
