import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/links/app-link';
import { LinkButton } from '../../../ui/controls/button';
import { classNames } from '../../../ui/layout/class-names';
import { Icon } from '../../../ui/icons/icon';
import type { HeaderView, LanguageLinkView } from '../layout-view';
import { LanguageSwitcher } from '../menu/language-switcher';
import { Menu } from '../menu/menu';
import { MobileMenu } from '../menu/mobile-menu';
import { TopBar } from './top-bar';
import styles from './header.module.css';
import favouritesLinkStyles from './favourites-link.module.css';
import { Logo } from '../../../ui/media/logo';
import type { PictureView } from '../../../ui/media/picture';
import headerLogoStyles from './header-logo.module.css';
import { Disclosure } from '../../../ui/layout/disclosure';
import { SearchForm } from '../../../ui/controls/search-form';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import headerSearchStyles from './header-search.module.css';

type HeaderProps = { header: HeaderView; languages: LanguageLinkView[] };

/**
 * Renders the header. Scrolled beyond 30 px it is fixed with a smaller logo; it overlaps a
 * transparent banner. Without JavaScript (`ui/layout/scroll-state.ts`) it scrolls away.
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

type FavouritesLinkProps = { href: string; className: string | undefined };

/** Links to the favourites; a script adds their number. */
function FavouritesLink({ href, className }: FavouritesLinkProps) {
  const { t } = useTranslation();
  return (
    <AppLink
      className={className}
      href={href}
      aria-label={t('shortlist.link')}
      data-favourites-link=""
    >
      <span className={favouritesLinkStyles.heart}>
        <Icon name="heart" />
        <span className={favouritesLinkStyles.count} hidden data-favourites-count="" />
      </span>
    </AppLink>
  );
}

type HeaderLogoProps = { agencyName: string; logo: PictureView | null };

function HeaderLogo({ agencyName, logo }: HeaderLogoProps) {
  if (!logo) return <Logo name={agencyName} />;
  return (
    <img
      className={headerLogoStyles.logo}
      src={logo.src}
      srcSet={logo.srcSet || undefined}
      width={logo.width}
      height={logo.height}
      alt={logo.alt || agencyName}
    />
  );
}

type HeaderSearchProps = {
  search: NonNullable<HeaderView['search']>;
  className?: string;
};

/**
 * Renders a magnifying glass that opens a search box below the header and focuses it
 * (`ui/layout/close-disclosures.ts`).
 */
function HeaderSearch({ search, className }: HeaderSearchProps) {
  const { t } = useTranslation();
  const summary = (
    <span className={headerSearchStyles.button}>
      <Icon name="search" />
      <VisuallyHidden>{search.label}</VisuallyHidden>
    </span>
  );
  return (
    <div className={className}>
      <Disclosure name="search" summary={summary} className={headerSearchStyles.search}>
        <div className={headerSearchStyles.panel} data-focus-when-open="">
          <SearchForm
            action={search.action}
            label={t('quickSearch.label')}
            className={headerSearchStyles.form}
          />
        </div>
      </Disclosure>
    </div>
  );
}
