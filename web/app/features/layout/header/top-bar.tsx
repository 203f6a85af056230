import { AppLink } from '../../../ui/links/app-link';
import { Icon, isIconName } from '../../../ui/icons/icon';
import type { HeaderLinkView, HeaderView, LanguageLinkView } from '../layout-view';
import { LanguageSwitcher } from '../menu/language-switcher';
import styles from './top-bar.module.css';

type TopBarProps = { header: HeaderView; languages: LanguageLinkView[] };

/** Renders the bar above the menu on wide screens; the drawer has the same links. */
export function TopBar({ header, languages }: TopBarProps) {
  return (
    <div className={styles.bar} data-top-bar="">
      <HeaderLinks links={header.leftLinks} />
      <div className={styles.end}>
        <HeaderLinks links={header.rightLinks} />
        {header.phone && (
          <a className={styles.link} href={header.phone.href}>
            <Icon name="phone" />
            <span className={styles.phone}>{header.phone.text}</span>
          </a>
        )}
        <LanguageSwitcher languages={languages} />
      </div>
    </div>
  );
}

/** Renders the CMS's links; the server has validated their CSS colours. */
export function HeaderLinks({ links }: { links: HeaderLinkView[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.href + link.label}>
          <AppLink
            className={styles.link}
            href={link.href}
            style={link.colour ? { color: link.colour } : undefined}
          >
            {isIconName(link.icon) && <Icon name={link.icon} />}
            <span>{link.label}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
