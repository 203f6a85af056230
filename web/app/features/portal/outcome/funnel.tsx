import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { FunnelView } from './outcome-view';
import styles from './funnel.module.css';

/** OWN-8: from views to visits beside listings that are like it, in one picture. */
export function Funnel({ funnel: { title, text, legend, steps } }: { funnel: FunnelView }) {
  return (
    <figure className={styles.funnel} aria-labelledby="funnel">
      <figcaption className={styles.head}>
        <h3 id="funnel">{title}</h3>
        <p className={styles.text}>{text}</p>
      </figcaption>
      <ol className={styles.steps}>
        {steps.map(({ label, bars }) => (
          <li key={label} className={styles.step}>
            <p className={styles.label}>{label}</p>
            <div>
              {bars.map(({ name, value, width }) => (
                <p key={name} className={styles.bar}>
                  <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={width} height="1" />
                  </svg>
                  <VisuallyHidden>{`${name}: `}</VisuallyHidden>
                  <span>{value}</span>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <ul className={styles.legend} aria-hidden="true">
        {legend.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </figure>
  );
}
