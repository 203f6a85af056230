import { AppLink } from '../../ui/app-link';
import { classNames } from '../../ui/class-names';
import { Picture } from '../../ui/picture';
import type { ArticleTeaserView } from './article-view';
import styles from './article-card.module.css';

type ArticleCardProps = {
  article: ArticleTeaserView;
  /** `row`: the picture on the left of the words. */
  layout?: 'column' | 'row';
};

/** ROUTE-6: an article or a service in a row of them. */
export function ArticleCard({ article, layout = 'column' }: ArticleCardProps) {
  return (
    <article className={classNames(styles.card, styles[layout])}>
      {article.picture && (
        <div className={styles.picture}>
          <Picture picture={article.picture} sizes="(min-width: 1024px) 28rem, 92vw" />
        </div>
      )}
      <div className={styles.words}>
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
      </div>
    </article>
  );
}
