import styles from '../map-button.module.css';

/** Renders a tool's label, shortened to one word on a narrow map. */
export function ToolLabel({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>{short}</span>
    </>
  );
}
