import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './description.module.css';

type DescriptionProps = {
  paragraphs: string[];
  /** One sentence of it, to be seen first; null without a fit one. */
  pulled: string | null;
  /** What of it goes on paper; null for all. */
  excerpt: string | null;
  /** The plan beside it. */
  children?: ReactNode;
};

/** The agency's words about a listing, beside its plan. */
export function Description({ paragraphs, pulled, excerpt, children }: DescriptionProps) {
  const { t } = useTranslation();
  if (paragraphs.length === 0) return children;
  return (
    <section className={styles.description} aria-labelledby="description" data-print>
      {/* It stands in the text, where it is read once. */}
      {pulled && (
        <p className={styles.pulled} aria-hidden="true">
          {pulled}
        </p>
      )}
      <h2 className={styles.heading} id="description">
        {t('detail.description')}
      </h2>
      <div className={styles.columns}>
        <div className={styles.paragraphs} data-shortened={excerpt !== null || undefined}>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
        {children}
      </div>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
    </section>
  );
}
