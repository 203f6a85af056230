import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/layout/class-names';
import dialog from '../../../ui/dialogs/dialog.module.css';
import { Icon } from '../../../ui/icons/icon';
import { IconButton } from '../../../ui/controls/icon-button';
import { FilterForm } from './filter-form';
import { FilterTitle } from './filter-title';
import type { ListFilterView } from '../list/listing-list-view';
import bar from '../list/list-bar.module.css';
import styles from './filter-drawer.module.css';

const id = 'filters';

/**
 * Renders the filters as a full-screen panel behind a button on narrow screens
 * (`ui/dialogs/panel-dialogs.ts`). The form is created from its template on first open, since wide
 * screens have their own.
 */
export function FilterDrawer({ filter }: { filter: ListFilterView }) {
  const { t } = useTranslation();
  return (
    <>
      <button
        type="button"
        className={classNames(bar.open, bar.opener)}
        aria-haspopup="dialog"
        aria-expanded="false"
        data-opens-dialog={id}
        data-with-script=""
      >
        <Icon name="filter" />
        <FilterTitle count={filter.activeCount} />
      </button>
      <dialog
        id={id}
        className={classNames(dialog.dialog, styles.drawer)}
        aria-label={t('filter.title')}
        data-panel-dialog=""
      >
        <div className={styles.head}>
          <p className={styles.title}>{t('filter.title')}</p>
          <IconButton icon="close" label={t('filter.close')} data-closes-dialog="" />
        </div>
        <div className={styles.body} data-dialog-body="" />
        <template>
          <FilterForm filter={filter} isDrawer />
        </template>
      </dialog>
    </>
  );
}
