import { AppLink } from '../../../ui/links/app-link';
import { LinkButton } from '../../../ui/controls/button';
import { classNames } from '../../../ui/layout/class-names';
import { Icon } from '../../../ui/icons/icon';
import { Pager } from '../../../ui/links/pager';
import ghost from '../../../ui/controls/ghost-button.module.css';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { HistoryFilter } from './history-filter';
import { HistoryTable } from './history-table';
import type { HistoryView } from './history-view';
import styles from './history.module.css';

/** Renders one of three histories of work done for a listing; the address selects which. */
export function History({ history }: { history: HistoryView }) {
  const { filter, download, empty } = history;
  return (
    <section id="history" className={styles.history} aria-labelledby="history-title">
      <h2 id="history-title">{history.title}</h2>
      <nav className={styles.tabs} aria-label={history.tabsLabel}>
        <ul className={styles.list}>
          {history.tabs.map((tab) => (
            <li key={tab.href}>
              <AppLink
                className={styles.tab}
                href={tab.href}
                aria-current={tab.current ? 'page' : undefined}
              >
                {tab.label}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      {filter && <HistoryFilter filter={filter} />}
      <div role="status">
        <VisuallyHidden>{empty ? empty.title : history.countText}</VisuallyHidden>
      </div>
      {empty ? (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{empty.title}</p>
          <p className={styles.emptyText}>{empty.text}</p>
          {empty.clear && (
            <LinkButton href={empty.clear.href} kind="secondary">
              {empty.clear.label}
            </LinkButton>
          )}
        </div>
      ) : (
        <>
          <div className={styles.bar}>
            <p className={styles.count} aria-hidden="true">
              {history.countText}
            </p>
            {download && (
              <a
                className={classNames(ghost.button, styles.file)}
                href={download.href}
                aria-label={download.label}
                download
              >
                <Icon name="document" />
                <span className={styles.long}>{download.label}</span>
                <span className={styles.short}>{download.shortLabel}</span>
              </a>
            )}
          </div>
          {history.languageText && <p className={styles.note}>{history.languageText}</p>}
          <HistoryTable history={history} />
          {history.pager && <Pager pager={history.pager} />}
        </>
      )}
    </section>
  );
}
