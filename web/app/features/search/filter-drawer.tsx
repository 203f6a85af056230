import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { useOpenHere } from '../../ui/use-open-here';
import { FilterForm } from './filter-form';
import { FilterTitle } from './filter-title';
import type { ListFilterView } from './listing-list-view';
import bar from './filter-bar.module.css';
import styles from './filter-drawer.module.css';

/** FIND-6: on a phone, the filters over the whole screen behind one button. */
export function FilterDrawer({ filter }: { filter: ListFilterView }) {
  const { t } = useTranslation();
  const { isOpen, open, close } = useOpenHere();
  return (
    <>
      <button
        type="button"
        className={bar.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Icon name="filter" />
        <FilterTitle count={filter.activeCount} />
      </button>
      <Dialog open={isOpen} onClose={close} label={t('filter.title')} className={styles.drawer}>
        <div className={styles.head}>
          <p className={styles.title}>{t('filter.title')}</p>
          <IconButton icon="close" label={t('filter.close')} onClick={close} />
        </div>
        <FilterForm filter={filter} isDrawer />
      </Dialog>
    </>
  );
}
