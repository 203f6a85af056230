import { useTranslation } from 'react-i18next';
import styles from './description.module.css';

type DescriptionProps = {
  paragraphs: string[];
  /** What of it goes on paper; null for all. */
  excerpt: string | null;
};

/** The agency's words about a listing; nothing without any. */
export function Description({ paragraphs, excerpt }: DescriptionProps) {
  const { t } = useTranslation();
  if (paragraphs.length === 0) return null;
  return (
    <section className={styles.description} aria-labelledby="description" data-print>
      <h2 className={styles.heading} id="description">
        {t('detail.description')}
      </h2>
      <div className={styles.paragraphs} data-shortened={excerpt !== null || undefined}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
    </section>
  );
}
