import styles from './skip-link.module.css';

/** The first stop of the keyboard; `href` names the main part, e.g. `#main`. */
export function SkipLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
