import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { Breadcrumbs } from '../../ui/links/breadcrumbs';
import { CardGrid } from '../../ui/cards/card-grid';
import { Picture } from '../../ui/media/picture';
import { RichText } from '../../ui/text/rich-text';
import { SectionHead } from '../../ui/text/section-head';
import { ArticleCard } from '../../features/article/article-card';
import type { ArticleView } from '../../features/article/article-view';
import styles from './view.module.css';
import articleFactsStyles from './article-facts.module.css';

export function ArticlePage({ article }: { article: ArticleView }) {
  const { t } = useTranslation();
  const { breadcrumbs, title, intro, picture, outline, html, more } = article;
  return (
    <>
      <article className={styles.page}>
        <Breadcrumbs label={t('nav.breadcrumbs')} items={breadcrumbs} />
        <header className={styles.head}>
          <h1>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
          <ArticleFacts article={article} />
        </header>
        <div className={styles.body}>
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture} sizes="(min-width: 1024px) 58rem, 100vw" eager />
            </div>
          )}
          {outline.length > 0 && (
            <nav className={styles.outline} aria-labelledby="outline">
              <p className={styles.label} id="outline">
                {t('articles.outline')}
              </p>
              <ol>
                {outline.map(({ id, label }) => (
                  <li key={id}>
                    <AppLink className={styles.part} href={`#${id}`}>
                      {label}
                    </AppLink>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <RichText html={html} className={styles.text} />
        </div>
      </article>
      {more.length > 0 && (
        <section className={styles.more} aria-labelledby="more">
          <SectionHead id="more" title={t('articles.more')} text={null} more={article.category} />
          <CardGrid strip>
            {more.map((teaser) => (
              <ArticleCard key={teaser.id} article={teaser} />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  );
}

type ArticleFactsProps = {
  article: Pick<ArticleView, 'category' | 'date' | 'author' | 'readingTime'>;
};

/** Renders category, author, date and reading time. */
function ArticleFacts({ article }: ArticleFactsProps) {
  const { t } = useTranslation();
  const { category, date, author, readingTime } = article;
  return (
    <ul className={articleFactsStyles.facts}>
      {category && (
        <li>
          <AppLink className={articleFactsStyles.category} href={category.href}>
            {category.label}
          </AppLink>
        </li>
      )}
      {author && <li>{t('articles.author', { name: author })}</li>}
      {date && (
        <li>
          <time dateTime={date.iso}>{date.text}</time>
        </li>
      )}
      {readingTime && <li>{readingTime}</li>}
    </ul>
  );
}
