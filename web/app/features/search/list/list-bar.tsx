import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons/icon';
import { FilterDrawer } from '../filters/filter-drawer';
import { FilterForm } from '../filters/filter-form';
import { FilterTitle } from '../filters/filter-title';
import type { ListingListView, SortLinkView, ViewLinkView } from './listing-list-view';
import styles from './list-bar.module.css';
import { AppLink } from '../../../ui/links/app-link';
import { Disclosure } from '../../../ui/layout/disclosure';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import sortMenuStyles from './sort-menu.module.css';
import viewLinksStyles from './view-links.module.css';

/**
 * Renders a sticky row with the text field, filters, sort order and view. Below 1200 px a button
 * opens the filters full-screen, or below the row without JavaScript.
 */
export function ListBar({ list }: { list: ListingListView }) {
  const { t } = useTranslation();
  const { filter, sorts, views } = list;
  return (
    <div role="search" aria-label={t('filter.title')} className={styles.bar}>
      <FilterForm filter={filter} />
      <details className={styles.toggle} data-without-script="">
        <summary className={styles.open}>
          <Icon name="filter" />
          <FilterTitle count={filter.activeCount} />
        </summary>
      </details>
      <FilterDrawer filter={filter} />
      <SortMenu sorts={sorts} />
      <ViewLinks views={views} />
    </div>
  );
}

/** Renders the sort orders as links, since the sort order is part of the address. */
function SortMenu({ sorts }: { sorts: SortLinkView[] }) {
  const { t } = useTranslation();
  const current = sorts.find((sort) => sort.current);
  return (
    <Disclosure
      name="filters"
      className={sortMenuStyles.sort}
      summary={
        <>
          <Icon name="sort" />
          <VisuallyHidden>{`${t('sort.label')}: ${current?.label}`}</VisuallyHidden>
          <span className={sortMenuStyles.current} aria-hidden="true">
            {current?.label}
          </span>
        </>
      }
    >
      <nav className={sortMenuStyles.panel} aria-label={t('sort.label')}>
        <ul>
          {sorts.map((sort) => (
            <li key={sort.href}>
              <AppLink
                className={sortMenuStyles.link}
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

const icons = { list: 'list', map: 'map' } as const;

/**
 * Renders list and map as links, since the view is part of the address. The choice is stored on the
 * device (`restore-view.js`).
 */
function ViewLinks({ views }: { views: ViewLinkView[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('map.views')}>
      <ul className={viewLinksStyles.list}>
        {views.map((view) => (
          <li key={view.view}>
            <AppLink
              className={viewLinksStyles.link}
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
