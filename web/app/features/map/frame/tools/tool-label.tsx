import styles from '../map-button.module.css';

/** What a tool says: on a narrow map, where the tools share one line, a single word. */
export function ToolLabel({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>{short}</span>
    </>
  );
}
