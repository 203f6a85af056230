import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { FilterForm } from './filter-form';
import { FilterDrawer } from './filter-drawer';
import { FilterTitle } from './filter-title';
import type { ListFilterView } from './listing-list-view';
import styles from './filter-bar.module.css';

/**
 * FIND-6: the filters. A wide screen lays them out in a row; on a phone they fill the screen when
 * their button is pressed, which without JavaScript opens them below it.
 */
export function FilterBar({ filter }: { filter: ListFilterView }) {
  const { t } = useTranslation();
  return (
    <div role="search" aria-label={t('filter.title')} className={styles.bar} data-list-part="">
      <FilterDrawer filter={filter} />
      <details className={styles.toggle} data-without-script="">
        <summary className={styles.open}>
          <Icon name="filter" />
          <FilterTitle count={filter.activeCount} />
        </summary>
      </details>
      <div className={styles.form}>
        <FilterForm filter={filter} />
      </div>
    </div>
  );
}
