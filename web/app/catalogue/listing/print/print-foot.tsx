import type { PrintView } from '../listing-detail-view';
import styles from './print-parts.module.css';

/** Renders the print footer: the agency's contact data and the page's address. */
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
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={codeText}
      >
        <path d={code.path} stroke="currentColor" />
      </svg>
    </div>
  );
}

export function PrintHead({ agency, reference }: { agency: string; reference: string }) {
  return (
    <div className={styles.head} data-print>
      <p className={styles.agency}>{agency}</p>
      <p>{reference}</p>
    </div>
  );
}
