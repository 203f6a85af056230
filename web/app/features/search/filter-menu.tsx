import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/disclosure';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './filter-menu.module.css';

type FilterMenuProps = {
  label: string;
  /** How many of its filters are set. */
  count: number;
  /** Hangs the panel on the right end of the button. */
  end?: boolean;
  children: ReactNode;
};

/** One group of filters behind its name. */
export function FilterMenu({ label, count, end = false, children }: FilterMenuProps) {
  const { t } = useTranslation();
  const summary = (
    <span className={styles.button}>
      {label}
      {count > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t('filter.active', { count })}</VisuallyHidden>
        </span>
      )}
      <Icon name="down" />
    </span>
  );
  return (
    <Disclosure name="filters" summary={summary} className={styles.menu}>
      <div className={`${styles.panel} ${end ? styles.end : ''}`}>{children}</div>
    </Disclosure>
  );
}
