import { ArticleCard } from '../../features/article/article-card';
import type { ArticleTeaserView } from '../../features/article/article-view';
import type { LinkView } from '../../ui/links/app-link';
import { Cards, type CardsView } from '../../ui/cards/cards';

export type ArticlesView = {
  kind: 'articles';
  articles: ArticleTeaserView[];
  more: LinkView | null;
};

type ArticleCardsProps = {
  articles: ArticleTeaserView[];
  view: CardsView;
  perRow: number;
  label: string;
};

export function ArticleCards({ articles, ...form }: ArticleCardsProps) {
  const layout = form.view === 'list' ? 'row' : 'column';
  return (
    <Cards {...form} strip>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} layout={layout} />
      ))}
    </Cards>
  );
}
