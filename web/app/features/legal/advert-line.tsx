import type { AdvertPart, AdvertView } from '../../catalogue/listing/advert-view.server';
import styles from './advert-line.module.css';

/**
 * Renders the statements that the law requires in an advert, short and, on demand, in full words.
 */
export function AdvertLine({ advert }: { advert: AdvertView }) {
  return (
    <section className={styles.advert} aria-labelledby="advert" data-print>
      <h2 className={styles.title} id="advert">
        {advert.title}
      </h2>
      <p className={styles.line}>
        {advert.parts.map((part, index) => (
          <span key={index}>
            {index > 0 && <span aria-hidden> · </span>}
            <Part part={part} />
          </span>
        ))}
      </p>
      {advert.notice && <p className={styles.notice}>{advert.notice}</p>}
      <details className={styles.words}>
        <summary className={styles.open}>{advert.wordsTitle}</summary>
        <dl>
          {advert.rows.map((row) => (
            <div className={styles.row} key={row.label}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

function Part({ part: { text, mark, markText } }: { part: AdvertPart }) {
  return (
    <span className={styles.part}>
      {text}
      {mark && <FloodMark kind={mark} label={markText ?? ''} />}
    </span>
  );
}

/** Renders the mark of a high flood score: a plot, or a house, above water. */
function FloodMark({ kind, label }: { kind: 'parcel' | 'building'; label: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={kind === 'building' ? 'M5 14V9l7-6 7 6v5M10 14v-4h4v4' : 'M4 5h16v9H4zM12 5v9'} />
      <path d="M2 18c2-2 4-2 6 0s4 2 6 0 4-2 8 0M2 22c2-2 4-2 6 0s4 2 6 0 4-2 8 0" />
    </svg>
  );
}
