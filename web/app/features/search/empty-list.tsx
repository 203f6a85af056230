import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button';
import type { ListingListView } from './listing-list-view';
import styles from './empty-list.module.css';

/** ERR-3: nothing was found, and the ways out of that. */
export function EmptyList({ list }: { list: ListingListView }) {
  const { t } = useTranslation();
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{list.emptyText}</p>
      <p className={styles.hint}>{t('list.noResultsText')}</p>
      <ul className={styles.suggestions}>
        {list.suggestions.map((suggestion, index) => (
          <li key={suggestion.href}>
            <LinkButton href={suggestion.href} kind={index === 0 ? 'primary' : 'secondary'}>
              {suggestion.label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
