import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import styles from './description.module.css';
import { AppLink } from '../../ui/links/app-link';
import { Icon } from '../../ui/icons/icon';
import type { DocumentsView } from './listing-detail-view';
import documentsStyles from './documents.module.css';

type DescriptionProps = {
  /** The first sentence, in large type; null if it is unsuitable. */
  opening: string | null;
  paragraphs: string[];
  /** Excerpt for print; null prints everything. */
  excerpt: string | null;
  /** Language of the text if it differs from the page's, and a sentence that says so. */
  lang?: string | undefined;
  languageNote?: string | null;
  /** Floor plans beside it. */
  children?: ReactNode;
  agent?: ReactNode;
};

export function Description(props: DescriptionProps) {
  const { opening, paragraphs, excerpt, lang, languageNote, children, agent } = props;
  const { t } = useTranslation();
  const offeredBy = agent && <div className={styles.agent}>{agent}</div>;
  if (paragraphs.length === 0) {
    return (
      <>
        {children}
        {offeredBy}
      </>
    );
  }
  const heading = t('detail.description');
  const isShortened = excerpt !== null || undefined;
  return (
    <section className={styles.description} aria-labelledby="description" data-print>
      {opening && (
        <div>
          {/* The text below contains more. */}
          <VisuallyHidden>
            <h2 id="description">{heading}</h2>
          </VisuallyHidden>
          {languageNote && <p>{languageNote}</p>}
          <p className={styles.opening} data-shortened={isShortened} lang={lang}>
            {opening}
          </p>
        </div>
      )}
      <div className={children ? styles.columns : undefined}>
        <div className={styles.text}>
          {!opening && (
            <h2 className={styles.heading} id="description">
              {heading}
            </h2>
          )}
          {!opening && languageNote && <p>{languageNote}</p>}
          <div className={styles.paragraphs} data-shortened={isShortened} lang={lang}>
            {paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </div>
        {children}
      </div>
      {offeredBy}
      {excerpt && (
        <p className={styles.excerpt} lang={lang}>
          {excerpt}
        </p>
      )}
    </section>
  );
}

/** Lists documents by name with links to request them. */
export function Documents({ documents }: { documents: DocumentsView }) {
  const { t } = useTranslation();
  return (
    <section className={documentsStyles.documents} aria-labelledby="documents">
      <h2 id="documents">{documents.title}</h2>
      {documents.rows.length === 0 ? (
        <p className={documentsStyles.empty}>{documents.emptyText}</p>
      ) : (
        <ul>
          {documents.rows.map(({ id, name, ask }) => (
            <li className={documentsStyles.row} key={id}>
              <Icon name="document" />
              <span className={documentsStyles.name}>{name}</span>
              {ask && (
                <AppLink
                  className={documentsStyles.ask}
                  href={ask.href}
                  aria-label={ask.label}
                  rel="nofollow"
                >
                  {t('detail.request')}
                </AppLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
