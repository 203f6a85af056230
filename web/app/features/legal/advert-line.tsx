import type { AdvertPart, AdvertView } from './advert-view';
import { FloodMark } from './flood-mark';
import styles from './advert-line.module.css';

/** DETAIL-6: what the law wants an advert to say, in short and, on demand, in full words. */
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
