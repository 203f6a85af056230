import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import styles from './tabs.module.css';
import { useHydrated } from './use-hydrated';

export type Tab = { id: string; label: string; count: number | null; content: ReactNode };

/**
 * Panels of which one is shown, chosen by tabs below it (ARIA APG, tabs that follow the focus). One
 * panel has no tabs. Without JavaScript all are shown and the tabs are links down to them.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const prefix = useId();
  const isLive = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const idOf = (id: string) => `${prefix}${id}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = findNext(event.key, at, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(tabs[next]?.id);
    list.current?.querySelectorAll('a')[next]?.focus();
  };
  return (
    <>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          id={idOf(id)}
          className={styles.panel}
          data-shown={id === chosen || undefined}
          hidden={isLive && id !== chosen}
          {...(isLive && tabs.length > 1
            ? { role: 'tabpanel', 'aria-labelledby': idOf(`${id}-tab`) }
            : {})}
        >
          {content}
        </div>
      ))}
      {tabs.length > 1 && (
        // The arrow keys of a tab list are those of its tabs.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          ref={list}
          className={styles.list}
          onKeyDown={onKeyDown}
          {...(isLive ? { role: 'tablist', 'aria-label': label } : {})}
        >
          {tabs.map(({ id, label: name, count }) => (
            <a
              key={id}
              id={idOf(`${id}-tab`)}
              className={styles.tab}
              href={`#${idOf(id)}`}
              data-shown={id === chosen || undefined}
              onClick={(event) => {
                event.preventDefault();
                setChosen(id);
              }}
              {...(isLive
                ? {
                    role: 'tab',
                    'aria-selected': id === chosen,
                    'aria-controls': idOf(id),
                    tabIndex: id === chosen ? 0 : -1,
                  }
                : {})}
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

/** Where a key leads from a tab, going round; null for a key that means nothing here. */
function findNext(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
