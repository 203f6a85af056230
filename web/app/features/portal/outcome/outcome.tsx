import type { NotesView, OutcomeView, FunnelView } from './outcome-view.server';
import styles from './outcome.module.css';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import funnelStyles from './funnel.module.css';

export function Outcome({ outcome }: { outcome: OutcomeView }) {
  const { title, text, numbers, next, funnel, feedback, prices } = outcome;
  return (
    <section className={styles.outcome} aria-labelledby="outcome">
      <div className={styles.head}>
        <h2 id="outcome">{title}</h2>
        <p className={styles.note}>{text}</p>
      </div>
      {next && (
        <div className={styles.next}>
          <h3>{next.title}</h3>
          <p className={styles.said} lang={next.language?.code}>
            {next.text}
          </p>
          <p className={styles.note}>{next.note}</p>
        </div>
      )}
      <div className={styles.beside}>
        <dl className={styles.numbers}>
          {numbers.map(({ label, value }) => (
            <div key={label} className={styles.number}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {funnel && <Funnel funnel={funnel} />}
      </div>
      {feedback && <Notes notes={feedback} id="feedback" />}
      {prices && <Notes notes={prices} id="prices" />}
    </section>
  );
}

function Notes({ notes: { title, items }, id }: { notes: NotesView; id: string }) {
  return (
    <section className={styles.notes} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {items.map(({ key, iso, day, text, language }) => (
          <li key={key} className={styles.item}>
            <time dateTime={iso} className={styles.note}>
              {day}
            </time>
            <div>
              <p className={styles.said} lang={language?.code}>
                {text}
              </p>
              {language && <p className={styles.note}>{language.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Funnel({ funnel: { title, text, legend, steps } }: { funnel: FunnelView }) {
  return (
    <figure className={funnelStyles.funnel} aria-labelledby="funnel">
      <figcaption className={funnelStyles.head}>
        <h3 id="funnel">{title}</h3>
        <p className={funnelStyles.text}>{text}</p>
      </figcaption>
      <ol className={funnelStyles.steps}>
        {steps.map(({ label, bars }) => (
          <li key={label} className={funnelStyles.step}>
            <p className={funnelStyles.label}>{label}</p>
            <div>
              {bars.map(({ name, value, width }) => (
                <p key={name} className={funnelStyles.bar}>
                  <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={width} height="1" />
                  </svg>
                  <VisuallyHidden>{`${name}: `}</VisuallyHidden>
                  <span>{value}</span>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <ul className={funnelStyles.legend} aria-hidden="true">
        {legend.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </figure>
  );
}
