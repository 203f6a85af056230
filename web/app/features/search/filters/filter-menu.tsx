import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button';
import { classNames } from '../../../ui/layout/class-names';
import { Disclosure } from '../../../ui/layout/disclosure';
import { Icon } from '../../../ui/icons/icon';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import styles from './filter-menu.module.css';

type FilterMenuProps = {
  label: string;
  /** The number of active filters, if their names would be too long. */
  count?: number;
  /** The chosen values as text. */
  chosen?: string | null;
  /** `Show 12 properties`: the number of results of the current filters. */
  countText: string;
  /** Aligns the panel with the right end of the button. */
  end?: boolean;
  children: ReactNode;
};

export function FilterMenu({ label, count = 0, chosen = null, ...rest }: FilterMenuProps) {
  const { countText, end = false, children } = rest;
  const { t } = useTranslation();
  const isSet = count > 0 || chosen !== null;
  // The width must not depend on the choice, or the open panel would move; the chips show the
  // values.
  const summary = (
    <span className={classNames(styles.button, isSet && styles.chosen)}>
      {label}
      {chosen !== null && <VisuallyHidden>{`: ${chosen}`}</VisuallyHidden>}
      {count > 0 && <VisuallyHidden>{`: ${t('filter.active', { count })}`}</VisuallyHidden>}
      <Icon name="down" />
    </span>
  );
  return (
    <Disclosure name="filters" summary={summary} className={styles.menu}>
      <div className={classNames(styles.panel, end && styles.end)}>
        <div className={styles.choices}>{children}</div>
        <div className={styles.foot}>
          <Button type="submit">
            <span data-without-script="">{t('filter.apply')}</span>
            <span data-with-script="" data-count={t('filter.apply')}>
              {countText}
            </span>
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
