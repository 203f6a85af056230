import styles from './print-parts.module.css';

/** On paper alone: who offers it, and under which reference. */
export function PrintHead({ agency, reference }: { agency: string; reference: string }) {
  return (
    <div className={styles.head} data-print>
      <p className={styles.agency}>{agency}</p>
      <p>{reference}</p>
    </div>
  );
}
