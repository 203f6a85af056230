import { ArticleCard } from '../article/article-card';
import type { ArticleTeaserView } from '../article/article-view';
import styles from './cards.module.css';

type ArticleCardsProps = { articles: ArticleTeaserView[]; perRow: 2 | 3 | 4 };

/** Articles or services beside one another. */
export function ArticleCards({ articles, perRow }: ArticleCardsProps) {
  return (
    <ul className={`${styles.cards} ${styles[`per${perRow}`]}`}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  );
}
