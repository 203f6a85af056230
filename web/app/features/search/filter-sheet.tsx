import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { FilterForm } from './filter-form';
import { FilterTitle } from './filter-title';
import type { ListFilterView } from './listing-list-view';
import bar from './filter-bar.module.css';
import styles from './filter-sheet.module.css';

/** FIND-6: on a phone, the filters over the whole screen behind one button. */
export function FilterSheet({ filter }: { filter: ListFilterView }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  // Open on one address alone: a search closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const close = () => setOpenAt(null);
  return (
    <>
      <button
        type="button"
        className={bar.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpenAt(key)}
      >
        <Icon name="filter" />
        <FilterTitle count={filter.activeCount} />
      </button>
      <Dialog open={open} onClose={close} label={t('filter.title')} className={styles.sheet}>
        <div className={styles.head}>
          <p className={styles.title}>{t('filter.title')}</p>
          <IconButton icon="close" label={t('filter.close')} onClick={close} />
        </div>
        <FilterForm filter={filter} isSheet />
      </Dialog>
    </>
  );
}
