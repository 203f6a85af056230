import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/links/app-link';
import { Disclosure } from '../../../ui/layout/disclosure';
import { useCachedFragment } from '../../../../document/render/cached-fragment';
import { Icon } from '../../../ui/icons/icon';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import type { MenuItemView } from '../layout-view';
import { fitMenu } from './fit-menu';
import styles from './menu.module.css';

/**
 * Renders the menu of wide screens in one row; what does not fit is behind a button
 * (`fit-menu.ts`). A page with children has a button that opens them.
 */
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
  const { t } = useTranslation();
  const widths = fitMenu(items);
  const more = (
    <>
      {t('nav.more')}
      <Icon name="down" />
    </>
  );
  return (
    <>
      {items.map((item, index) => (
        <li className={styles.item} key={item.id} data-from={widths[index]}>
          <MenuLink item={item} />
          {item.children.length > 0 && (
            <Disclosure name="menu" className={styles.more} summary={<MoreButton item={item} />}>
              <ul className={styles.children}>
                <Children items={item.children} />
              </ul>
            </Disclosure>
          )}
        </li>
      ))}
      <li className={styles.item} data-until={widths.at(-1)}>
        <Disclosure name="menu" className={styles.rest} summary={more}>
          <ul className={styles.children}>
            {items.map((item, index) => (
              <li key={item.id} data-until={widths[index]}>
                <MenuLink item={item} />
                {item.children.length > 0 && (
                  <ul className={styles.below}>
                    <Children items={item.children} />
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      </li>
    </>
  );
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
