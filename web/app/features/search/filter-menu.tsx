import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import { Disclosure } from '../../ui/disclosure';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { FilterCount } from './filter-count';
import styles from './filter-menu.module.css';

type FilterMenuProps = {
  label: string;
  /** How many of its filters are set, where that says enough. */
  count?: number;
  /** What is chosen, in words; takes the place of the label. */
  chosen?: string | null;
  /** Hangs the panel on the right end of the button. */
  end?: boolean;
  /** In a drawer it opens in place and stays so. */
  isDrawer?: boolean;
  children: ReactNode;
};

/** One group of filters behind its name. */
export function FilterMenu({ label, count = 0, chosen = null, ...rest }: FilterMenuProps) {
  const { end = false, isDrawer = false, children } = rest;
  const summary = (
    <span className={styles.button}>
      {chosen === null ? (
        label
      ) : (
        <>
          <VisuallyHidden>{`${label}: `}</VisuallyHidden>
          <span className={styles.chosen}>{chosen}</span>
        </>
      )}
      <FilterCount count={count} />
      <Icon name="down" />
    </span>
  );
  const panel = <div className={classNames(styles.panel, end && styles.end)}>{children}</div>;
  if (isDrawer) {
    return (
      <details className={styles.menu} open={count > 0 || chosen !== null}>
        <summary className={styles.summary}>{summary}</summary>
        {panel}
      </details>
    );
  }
  return (
    <Disclosure name="filters" summary={summary} className={styles.menu}>
      {panel}
    </Disclosure>
  );
}
