import { CoverLink } from '../../ui/cover-link';
import { Picture } from '../../ui/picture';
import { ArticleKind } from '../../features/article/article-kind';
import type { ArticleTeaserView } from '../../features/article/article-view';
import styles from './article-lead.module.css';

/** The latest article above the others. */
export function ArticleLead({ article }: { article: ArticleTeaserView }) {
  return (
    <article className={styles.lead}>
      {article.picture && (
        <div className={styles.picture}>
          <Picture
            picture={article.picture}
            sizes="(min-width: 900px) 52rem, (min-width: 640px) 92vw, 76vw"
          />
        </div>
      )}
      <div className={styles.words}>
        <ArticleKind category={article.category} date={article.date} />
        <h2 className={styles.title}>
          <CoverLink href={article.href}>{article.title}</CoverLink>
        </h2>
        <p className={styles.text}>{article.excerpt}</p>
      </div>
    </article>
  );
}
