import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { FilterDrawer } from './filter-drawer';
import { FilterForm } from './filter-form';
import { FilterTitle } from './filter-title';
import type { ListingListView } from './listing-list-view';
import { SortMenu } from './sort-menu';
import { ViewLinks } from './view-links';
import styles from './list-bar.module.css';

/**
 * FIND-6: one row that stays in sight: the text field, the filters, the order and the view. Below
 * 1200 px the filters fill the screen when their button is pressed, which without JavaScript opens them
 * below it.
 */
export function ListBar({ list }: { list: ListingListView }) {
  const { t } = useTranslation();
  const { filter, sorts, views } = list;
  return (
    <div role="search" aria-label={t('filter.title')} className={styles.bar}>
      <FilterForm filter={filter} />
      <details className={styles.toggle} data-without-script="">
        <summary className={styles.open}>
          <Icon name="filter" />
          <FilterTitle count={filter.activeCount} />
        </summary>
      </details>
      <FilterDrawer filter={filter} />
      <SortMenu sorts={sorts} />
      <ViewLinks views={views} />
    </div>
  );
}
