import { markPath } from '@agency/domain/mark';
import styles from './logo.module.css';

/**
 * The drawn logo, a stepped gable on a corbel's curve, and the agency's name in the display font.
 * Scales with the surrounding font size.
 */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.glyph} viewBox="0 0 32 36" aria-hidden="true" focusable="false">
        <path d={markPath} />
      </svg>
      <span className={styles.word}>{name}</span>
    </span>
  );
}
