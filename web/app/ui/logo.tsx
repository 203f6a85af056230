import styles from './logo.module.css';

/**
 * The drawn logo: a stepped gable standing on a corbel's curve, and the agency's name in the
 * display face. Sized by the font size around it.
 */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.glyph} viewBox="0 0 32 36" aria-hidden="true" focusable="false">
        <path d="M12.5 0h7v5.5h5v6h5v6H32V36h-7.5c0-6.5-3-11-8.5-11s-8.5 4.5-8.5 11H0V17.5h2.5v-6h5v-6h5Z" />
      </svg>
      <span className={styles.word}>{name}</span>
    </span>
  );
}
