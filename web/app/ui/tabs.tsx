import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './tabs.module.css';

export type Tab = { id: string; label: string; count: number | null; content: ReactNode };

/**
 * Panels of which one is shown, chosen by tabs below it (`start-tabs.ts`). One panel has no tabs.
 * Without JavaScript all are shown and the tabs are links down to them.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const prefix = useId();
  return (
    <>
      {tabs.map(({ id, content }, index) => (
        <div
          key={id}
          id={prefix + id}
          className={styles.panel}
          data-shown={index === 0 ? '' : undefined}
        >
          {content}
        </div>
      ))}
      {tabs.length > 1 && (
        <div className={styles.list} data-tabs={label}>
          {tabs.map(({ id, label: name, count }, index) => (
            <a
              key={id}
              id={`${prefix}${id}-tab`}
              className={styles.tab}
              href={`#${prefix}${id}`}
              data-shown={index === 0 ? '' : undefined}
            >
              {name}
              {count !== null && <span className={styles.count}>{count}</span>}
            </a>
          ))}
        </div>
      )}
    </>
  );
}
