import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  /** Only one disclosure of a name is open at a time. */
  name: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Button that opens a panel under it: native details, so that it works without JavaScript;
 * `close-disclosures.ts` closes it on Escape, on a press elsewhere and when it loses focus.
 */
export function Disclosure({ summary, name, className, children }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)} name={name} data-disclosure="">
      <summary className={styles.summary}>{summary}</summary>
      {/* Takes the focus on a press on its text; otherwise the nearest focusable ancestor would. */}
      <div tabIndex={-1}>{children}</div>
    </details>
  );
}
