import type { NumberView } from './number-view';
import styles from './big-numbers.module.css';

/** OWN-3: numbers to read from across the room, each with its words. */
export function BigNumbers({ numbers }: { numbers: NumberView[] }) {
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ label, value, note }) => (
        <div key={label} className={styles.number}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
