import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  /** Of disclosures with the same name only one is open. */
  name: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A button that opens a panel under it: native details, so that it works without JavaScript;
 * `close-disclosures.ts` adds that Escape, a press elsewhere and leaving with Tab close it.
 */
export function Disclosure({ summary, name, className, children }: DisclosureProps) {
  return (
    // React 18 does not type the attribute yet.
    <details className={classNames(styles.disclosure, className)} name={name} data-disclosure="">
      <summary className={styles.summary}>{summary}</summary>
      {/* A press on its text keeps the focus here; else the nearest around it, outside, would take it. */}
      <div tabIndex={-1}>{children}</div>
    </details>
  );
}
