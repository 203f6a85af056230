import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { Icon } from '../../ui/icons/icon';
import type { DocumentsView } from './listing-detail-view';
import styles from './documents.module.css';

/** DETAIL-1, ERR-7: the documents by name, each to be asked for. */
export function Documents({ documents }: { documents: DocumentsView }) {
  const { t } = useTranslation();
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h2 id="documents">{documents.title}</h2>
      {documents.rows.length === 0 ? (
        <p className={styles.empty}>{documents.emptyText}</p>
      ) : (
        <ul>
          {documents.rows.map(({ id, name, ask }) => (
            <li className={styles.row} key={id}>
              <Icon name="document" />
              <span className={styles.name}>{name}</span>
              {ask && (
                <AppLink
                  className={styles.ask}
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
