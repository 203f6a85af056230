import { AppLink } from './app-link';
import { classNames } from '../layout/class-names';
import styles from './cover-link.module.css';

type CoverLinkProps = {
  href: string;
  className?: string | undefined;
  /** Longer accessible name; it must begin or end with the visible text. */
  name?: string | undefined;
  children: string;
};

/** Main link of a card: it covers the card, whose edge shows the focus. */
export function CoverLink({ href, className, name, children }: CoverLinkProps) {
  return (
    <AppLink className={classNames(styles.link, className)} href={href} aria-label={name}>
      {children}
    </AppLink>
  );
}
