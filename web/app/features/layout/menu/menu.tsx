import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/links/app-link';
import { Disclosure } from '../../../ui/layout/disclosure';
import { useCachedFragment } from '../../../../document/render/cached-fragment';
import { Icon } from '../../../ui/icons/icon';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import type { MenuItemView } from '../layout-view';
import styles from './menu.module.css';

/** Renders the menu of wide screens; a page with children has a button that opens them. */
export function Menu({ items }: { items: MenuItemView[] }) {
  const { t } = useTranslation();
  const list = useCachedFragment({ shown: items }, <Items items={items} />);
  return (
    <nav className={styles.menu} aria-label={t('nav.main')}>
      <ul className={styles.list} {...list} />
    </nav>
  );
}

function Items({ items }: { items: MenuItemView[] }) {
  return items.map((item) => (
    <li className={styles.item} key={item.id}>
      <MenuLink item={item} />
      {item.children.length > 0 && (
        <Disclosure name="menu" className={styles.more} summary={<MoreButton item={item} />}>
          <ul className={styles.children}>
            <Children items={item.children} />
          </ul>
        </Disclosure>
      )}
    </li>
  ));
}

function Children({ items }: { items: MenuItemView[] }) {
  return items.map((item) => (
    <li key={item.id}>
      <MenuLink item={item} />
      {item.children.length > 0 && (
        <ul className={styles.below}>
          <Children items={item.children} />
        </ul>
      )}
    </li>
  ));
}

function MenuLink({ item }: { item: MenuItemView }) {
  return (
    <AppLink className={styles.link} href={item.href} aria-current={currentOf(item)}>
      {item.label}
    </AppLink>
  );
}

function MoreButton({ item }: { item: MenuItemView }) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t('nav.submenu', { name: item.label })}</VisuallyHidden>
      <Icon name="down" />
    </>
  );
}

/** Returns the `aria-current` value: `page` for the current page, `true` for its ancestors. */
export function currentOf(item: MenuItemView): 'page' | 'true' | undefined {
  if (item.current === 'page') return 'page';
  return item.current === 'section' ? 'true' : undefined;
}
