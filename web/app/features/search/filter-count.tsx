import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './filter-count.module.css';

/** How many filters are set, in a round mark; nothing for none. */
export function FilterCount({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('filter.active', { count })}</VisuallyHidden>
    </span>
  );
}
