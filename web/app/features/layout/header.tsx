import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import { LinkButton } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { FavouritesLink } from './favourites-link';
import type { HeaderView, LanguageLinkView } from './layout-view';
import { HeaderLogo } from './header-logo';
import { HeaderSearch } from './header-search';
import { LanguageSwitcher } from './language-switcher';
import { Menu } from './menu';
import { MobileMenu } from './mobile-menu';
import { TopBar } from './top-bar';
import styles from './header.module.css';

type HeaderProps = { header: HeaderView; languages: LanguageLinkView[] };

/**
 * MENU-6. Once the page is scrolled beyond 30 px it is fixed with a smaller logo (SHELL-2); where a
 * transparent banner comes first it lies over that. Without JavaScript (`ui/scroll-state.ts`) it
 * scrolls away.
 */
export function Header({ header, languages }: HeaderProps) {
  const { t } = useTranslation();
  const hasDrawer = header.drawer.length > 0;
  return (
    <header className={styles.header} data-page-header="" data-stays={header.isFixed || undefined}>
      {header.appBar && <TopBar header={header} languages={languages} />}
      <div className={styles.row}>
        <AppLink className={styles.home} href={header.homeHref}>
          <HeaderLogo agencyName={header.agencyName} logo={header.logo} />
        </AppLink>
        {header.menu.length > 0 && <Menu items={header.menu} />}
        <div className={styles.actions}>
          {header.freeEvaluation && (
            <LinkButton href={header.freeEvaluation.href} className={styles.evaluation}>
              {header.freeEvaluation.label}
            </LinkButton>
          )}
          {header.search && <HeaderSearch search={header.search} className={styles.search} />}
          <FavouritesLink href={header.favouritesHref} className={styles.icon} />
          {header.phone && (
            <a
              className={classNames(styles.icon, header.appBar && styles.narrow)}
              href={header.phone.href}
              aria-label={t('contact.call', { phone: header.phone.text })}
            >
              <Icon name="phone" />
            </a>
          )}
          {(!header.appBar || !hasDrawer) && (
            <div
              className={classNames(
                styles.languages,
                header.appBar && styles.narrow,
                hasDrawer && styles.wide,
              )}
            >
              <LanguageSwitcher languages={languages} />
            </div>
          )}
          {hasDrawer && (
            <MobileMenu
              header={header}
              languages={languages}
              onEveryScreen={header.menu.length === 0}
            />
          )}
        </div>
      </div>
    </header>
  );
}
