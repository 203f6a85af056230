import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import type { ArticleView } from '../../features/article/article-view';
import styles from './article-facts.module.css';

type ArticleFactsProps = {
  article: Pick<ArticleView, 'category' | 'date' | 'author' | 'readingTime'>;
};

/** Where an article stands, who wrote it and when, and how long it takes to read. */
export function ArticleFacts({ article }: ArticleFactsProps) {
  const { t } = useTranslation();
  const { category, date, author, readingTime } = article;
  return (
    <ul className={styles.facts}>
      {category && (
        <li>
          <AppLink className={styles.category} href={category.href}>
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
