import { AppLink } from '../../ui/app-link';
import { Picture } from '../../ui/picture';
import type { ArticleTeaserView } from './article-view';
import styles from './article-card.module.css';

/** ROUTE-6: an article or a service in a row of them. */
export function ArticleCard({ article }: { article: ArticleTeaserView }) {
  return (
    <article className={styles.card}>
      {article.picture && (
        <div className={styles.picture}>
          <Picture picture={article.picture} sizes="(min-width: 1024px) 28rem, 92vw" />
        </div>
      )}
      {(article.category || article.date) && (
        <p className={styles.kind}>
          {article.category && <span>{article.category}</span>}
          {article.date && <time dateTime={article.date.iso}>{article.date.text}</time>}
        </p>
      )}
      <h3 className={styles.title}>
        <AppLink className={styles.link} href={article.href}>
          {article.title}
        </AppLink>
      </h3>
      <p className={styles.text}>{article.excerpt}</p>
    </article>
  );
}
