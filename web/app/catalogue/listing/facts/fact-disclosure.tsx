import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/icon';
import styles from './fact-disclosure.module.css';

type FactDisclosureProps = {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** Renders a collapsible part of the facts; all are open in print. */
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
