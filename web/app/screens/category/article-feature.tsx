import { useTranslation } from 'react-i18next';
import { CoverLink } from '../../ui/cover-link';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import type { ArticleTeaserView } from '../../features/article/article-view';
import styles from './article-feature.module.css';

/** ROUTE-6: one of a few, such as a service: as wide as the page, with a number. */
export function ArticleFeature({ article }: { article: ArticleTeaserView }) {
  const { t } = useTranslation();
  return (
    <article className={styles.feature}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <CoverLink className={styles.link} href={article.href}>
            {article.title}
          </CoverLink>
        </h2>
        <p className={styles.text}>{article.excerpt}</p>
        <p className={styles.more} aria-hidden="true">
          {t('articles.read')}
          <Icon name="arrow" />
        </p>
      </div>
      {article.picture && (
        <div className={styles.picture}>
          <Picture
            picture={article.picture}
            sizes="(min-width: 900px) 40rem, (min-width: 640px) 92vw, 76vw"
          />
        </div>
      )}
    </article>
  );
}
