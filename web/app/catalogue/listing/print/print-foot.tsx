import type { PrintView } from '../listing-detail-view';
import styles from './print-parts.module.css';

/** On paper alone: how to reach the agency, and the way back to the page. */
export function PrintFoot({ print }: { print: PrintView }) {
  const { code, codeText, lines, url } = print;
  return (
    <div className={styles.foot} data-print>
      <div className={styles.lines}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{url}</p>
      </div>
      {/* Browsers fetch it when they print. */}
      <img className={styles.code} src={code} alt={codeText} loading="lazy" />
    </div>
  );
}
