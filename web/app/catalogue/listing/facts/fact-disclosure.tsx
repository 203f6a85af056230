import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/icon';
import styles from './fact-disclosure.module.css';

type FactDisclosureProps = {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** A part of the facts under its title, which opens and closes it; on paper all stand open. */
export function FactDisclosure({ title, isOpen = false, children }: FactDisclosureProps) {
  return (
    <details className={styles.part} open={isOpen} data-print>
      <summary className={styles.summary}>
        <h2>{title}</h2>
        <Icon name="down" />
      </summary>
      <div className={styles.body} data-print>
        {children}
      </div>
    </details>
  );
}
