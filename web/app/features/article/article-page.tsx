import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { CardGrid } from '../../ui/card-grid';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text';
import { SectionHead } from '../../ui/section-head';
import { ArticleCard } from './article-card';
import type { ArticleView } from './article-view';
import styles from './article-page.module.css';

/** An article's own page, with the next ones to read. */
export function ArticlePage({ article }: { article: ArticleView }) {
  const { t } = useTranslation();
  return (
    <article className={styles.page}>
      <Breadcrumbs label={t('nav.breadcrumbs')} items={article.breadcrumbs} />
      <header className={styles.head}>
        {(article.category || article.date) && (
          <p className={styles.kind}>
            {article.category && <span>{article.category}</span>}
            {article.date && <time dateTime={article.date.iso}>{article.date.text}</time>}
          </p>
        )}
        <h1>{article.title}</h1>
        {article.intro && <p className={styles.intro}>{article.intro}</p>}
      </header>
      {article.picture && (
        <div className={styles.picture}>
          <Picture picture={article.picture} sizes="(min-width: 1400px) 84rem, 92vw" eager />
        </div>
      )}
      <RichText html={article.html} className={styles.text} />
      {article.more.length > 0 && (
        <section className={styles.more} aria-labelledby="more">
          <SectionHead id="more" title={t('articles.more')} text={null} more={null} />
          <CardGrid strip>
            {article.more.map((teaser) => (
              <ArticleCard key={teaser.id} article={teaser} />
            ))}
          </CardGrid>
        </section>
      )}
    </article>
  );
}
