import { classNames } from '../../ui/layout/class-names';
import { CoverLink } from '../../ui/links/cover-link';
import { Picture } from '../../ui/media/picture';
import { ArticleKind } from './article-kind';
import type { ArticleTeaserView } from './article-view';
import styles from './article-card.module.css';

type ArticleCardProps = {
  article: ArticleTeaserView;
  /** `row` places the picture on the left of the text. */
  layout?: 'column' | 'row';
  /** `h2` if no heading is above the cards. */
  level?: 'h2' | 'h3';
};

export function ArticleCard({
  article,
  layout = 'column',
  level: Heading = 'h3',
}: ArticleCardProps) {
  return (
    <article className={classNames(styles.card, styles[layout])}>
      {article.picture && (
        <div className={styles.picture}>
          <Picture
            picture={article.picture}
            sizes="(min-width: 1024px) 28rem, (min-width: 640px) 92vw, 76vw"
          />
        </div>
      )}
      <div className={styles.words}>
        <ArticleKind category={article.category} date={article.date} />
        <Heading className={styles.title}>
          <CoverLink href={article.href}>{article.title}</CoverLink>
        </Heading>
        <p className={styles.text}>{article.excerpt}</p>
      </div>
    </article>
  );
}
