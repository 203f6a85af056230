import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import { classNames } from '../../ui/class-names';
import type { ViewLinkView } from './listing-list-view';
import styles from './view-links.module.css';

/** FIND-10: list, list and map, or map, as links: how a list is shown is part of its address. */
export function ViewLinks({ views }: { views: ViewLinkView[] }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.views} aria-label={t('map.views')}>
      <ul className={styles.list}>
        {views.map((view) => (
          <li
            key={view.href}
            className={classNames(view.view === 'split' && !view.current && styles.wide)}
          >
            <AppLink
              className={styles.link}
              href={view.href}
              aria-current={view.current ? 'true' : undefined}
              rel="nofollow"
            >
              {view.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
