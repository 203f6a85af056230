import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import { Disclosure } from '../../ui/disclosure';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { SortLinkView } from './listing-list-view';
import styles from './sort-menu.module.css';

/** The orders of a list, as links: the order is part of the address. */
export function SortMenu({ sorts }: { sorts: SortLinkView[] }) {
  const { t } = useTranslation();
  const current = sorts.find((sort) => sort.current);
  return (
    <Disclosure
      name="filters"
      className={styles.sort}
      summary={
        <>
          <Icon name="sort" />
          <VisuallyHidden>{`${t('sort.label')}: ${current?.label}`}</VisuallyHidden>
          <span className={styles.current} aria-hidden="true">
            {current?.label}
          </span>
        </>
      }
    >
      <nav className={styles.panel} aria-label={t('sort.label')}>
        <ul>
          {sorts.map((sort) => (
            <li key={sort.href}>
              <AppLink
                className={styles.link}
                href={sort.href}
                aria-current={sort.current ? 'true' : undefined}
                rel="nofollow"
                data-in-place=""
              >
                {sort.label}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </Disclosure>
  );
}
