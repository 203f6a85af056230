import { AppLink } from './app-link';
import { classNames } from './class-names';
import styles from './cover-link.module.css';

type CoverLinkProps = { href: string; className?: string | undefined; children: string };

/** The one link of a card: it covers the card around it, whose edge shows its focus. */
export function CoverLink({ href, className, children }: CoverLinkProps) {
  return (
    <AppLink className={classNames(styles.link, className)} href={href}>
      {children}
    </AppLink>
  );
}
