import styles from './empty-text.module.css';

/** Says that there is nothing to show, calmly. */
export function EmptyText({ children }: { children: string }) {
  return <p className={styles.empty}>{children}</p>;
}
