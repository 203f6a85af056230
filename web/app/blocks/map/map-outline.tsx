import { markPath } from '@agency/domain/mark';
import styles from './map-outline.module.css';

/** A drawn town plan that is no real one: what stands where the map will be. */
export function MapOutline() {
  return (
    <svg
      className={styles.outline}
      viewBox="0 0 800 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.park}
        d="M520 40 690 10l60 110-120 70-90-40ZM60 270l120-30 50 80-90 60H40Z"
      />
      <path
        className={styles.street}
        d="M-20 120 300 60 820 20M-20 230l340-60 500-30M-20 350l380-90 460 20M120-20l60 440M300-20l40 440M470-20l-10 440M640-20l-60 440M340 170l120-130M345 260l115-60M180 210l160-30"
      />
      <path className={styles.avenue} d="M-20 300 340 215 480 120 820 70" />
      <circle className={styles.square} cx="400" cy="175" r="26" />
      <path className={styles.mark} d={markPath} transform="translate(382 147) scale(1.1)" />
    </svg>
  );
}
