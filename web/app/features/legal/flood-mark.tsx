import styles from './advert-line.module.css';

/** The mark that an advert bears from the worst flood score on: a plot, or a house, above water. */
export function FloodMark({ kind, label }: { kind: 'parcel' | 'building'; label: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={kind === 'building' ? 'M5 14V9l7-6 7 6v5M10 14v-4h4v4' : 'M4 5h16v9H4zM12 5v9'} />
      <path d="M2 18c2-2 4-2 6 0s4 2 6 0 4-2 8 0M2 22c2-2 4-2 6 0s4 2 6 0 4-2 8 0" />
    </svg>
  );
}
