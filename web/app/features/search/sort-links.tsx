import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import type { SortLinkView } from './listing-list-view';
import styles from './sort-links.module.css';

/** The orders of a list, as links: the order is part of the address. */
export function SortLinks({ sorts }: { sorts: SortLinkView[] }) {
  const { t } = useTranslation();
  if (sorts.length === 0) return null;
  return (
    <nav className={styles.sort} aria-label={t('sort.label')}>
      <ul className={styles.list}>
        {sorts.map((sort) => (
          <li key={sort.href}>
            <AppLink
              className={styles.link}
              href={sort.href}
              aria-current={sort.current ? 'true' : undefined}
              rel="nofollow"
            >
              {sort.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
