import styles from './big-numbers.module.css';

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

export type NumberView = { label: string; value: string; note: string };
