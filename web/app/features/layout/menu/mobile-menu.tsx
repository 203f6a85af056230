import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/links/app-link';
import { LinkButton } from '../../../ui/controls/button';
import { classNames } from '../../../ui/layout/class-names';
import { Drawer } from '../../../ui/dialogs/drawer';
import { useCachedFragment } from '../../../../document/render/cached-fragment';
import { Icon } from '../../../ui/icons/icon';
import type { HeaderView, LanguageLinkView, MenuItemView } from '../layout-view';
import { LanguageSwitcher } from './language-switcher';
import { currentOf } from './menu';
import { HeaderLinks } from '../header/top-bar';
import styles from './mobile-menu.module.css';

type MobileMenuProps = {
  header: HeaderView;
  languages: LanguageLinkView[];
  /** Set if the menu of wide screens is disabled. */
  onEveryScreen?: boolean;
};

/** Renders a drawer with every page, the free valuation, the phone and the languages. */
export function MobileMenu({ header, languages, onEveryScreen = false }: MobileMenuProps) {
  const { t } = useTranslation();
  const list = useCachedFragment({ shown: header.drawer }, <DrawerList items={header.drawer} />);
  return (
    <div className={classNames(!onEveryScreen && styles.mobile)}>
      <Drawer id="menu" label={t('nav.menu')} closeLabel={t('common.close')}>
        <div className={styles.content}>
          <div className={styles.languages}>
            <LanguageSwitcher languages={languages} />
          </div>
          <nav aria-label={t('nav.main')} {...list} />
          {header.freeEvaluation && (
            <LinkButton href={header.freeEvaluation.href}>{header.freeEvaluation.label}</LinkButton>
          )}
          <div className={styles.end}>
            {header.phone && (
              <a className={styles.phone} href={header.phone.href}>
                <Icon name="phone" />
                {header.phone.text}
              </a>
            )}
            <HeaderLinks links={[...header.leftLinks, ...header.rightLinks]} />
          </div>
        </div>
      </Drawer>
    </div>
  );
}

function DrawerList({ items }: { items: MenuItemView[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} data-minor={item.isMinor || undefined}>
          <AppLink className={styles.link} href={item.href} aria-current={currentOf(item)}>
            {item.label}
          </AppLink>
          {item.children.length > 0 && <DrawerList items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
