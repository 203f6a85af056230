import type { FiguresView } from './form-view';
import styles from './figures.module.css';

/** FORM-13: what has to be paid, line by line, with how each came about. */
export function Figures({ figures }: { figures: FiguresView }) {
  const { title, lines, total, notes } = figures;
  return (
    <section className={styles.figures} aria-labelledby="figures">
      <h2 id="figures">{title}</h2>
      <dl className={styles.lines}>
        {[...lines, ...(total ? [total] : [])].map(({ label, value, note }) => (
          <div className={styles.line} key={label} data-total={label === total?.label || undefined}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p className={styles.note} key={note}>
          {note}
        </p>
      ))}
    </section>
  );
}
