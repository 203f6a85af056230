import { AppLink } from './app-link';
import { classNames } from '../layout/class-names';
import styles from './cover-link.module.css';

type CoverLinkProps = {
  href: string;
  className?: string | undefined;
  /** Says more than the words do; begins or ends with them. */
  name?: string | undefined;
  children: string;
};

/** The chief link of a card: it covers the card around it, whose edge shows its focus. */
export function CoverLink({ href, className, name, children }: CoverLinkProps) {
  return (
    <AppLink className={classNames(styles.link, className)} href={href} aria-label={name}>
      {children}
    </AppLink>
  );
}
