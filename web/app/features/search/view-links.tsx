import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import { Icon } from '../../ui/icon';
import type { ViewLinkView } from './listing-list-view';
import styles from './view-links.module.css';

const icons = { list: 'list', map: 'map' } as const;

/**
 * FIND-10, FIND-18: list or map, as links: how a list is shown is part of its address. A press is
 * remembered on the device (`saved-view.js`).
 */
export function ViewLinks({ views }: { views: ViewLinkView[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('map.views')}>
      <ul className={styles.list}>
        {views.map((view) => (
          <li key={view.view}>
            <AppLink
              className={styles.link}
              href={view.href}
              aria-label={view.label}
              aria-current={view.current ? 'true' : undefined}
              rel="nofollow"
              data-in-place=""
              data-list-view={view.view}
            >
              <Icon name={icons[view.view]} />
              <span>{view.label}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
