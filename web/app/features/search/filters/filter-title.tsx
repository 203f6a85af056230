import { useTranslation } from 'react-i18next';
import bar from '../list/list-bar.module.css';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import styles from './filter-count.module.css';

export function FilterTitle({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={bar.words}>{t('filter.title')}</span>
      <FilterCount count={count} />
    </>
  );
}

function FilterCount({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('filter.active', { count })}</VisuallyHidden>
    </span>
  );
}
