import { AppLink } from '../../../ui/links/app-link';
import { classNames } from '../../../ui/layout/class-names';
import ghost from '../../../ui/controls/ghost-button.module.css';
import { Icon } from '../../../ui/icons/icon';
import { Logo } from '../../../ui/media/logo';
import type { ReportedListingView, ReportView } from './report-view.server';
import styles from './report.module.css';

/** Renders a week of the owner's listings; the print layout is the same. */
export function Report({ report }: { report: ReportView }) {
  const { title, period, text, paper, columns, listings, empty, printText, links } = report;
  return (
    <div className={styles.report} data-print-layout>
      <div className={styles.paper}>
        <p className={styles.logo}>
          <Logo name={paper.agency} />
        </p>
        <p>{paper.day}</p>
      </div>
      <header className={classNames(styles.head, styles.intro)}>
        <h1>{title}</h1>
        <p>{period}</p>
        <p className={styles.note}>{text}</p>
        {listings.length > 0 && (
          <button
            type="button"
            className={classNames(ghost.button, styles.print)}
            data-with-script=""
            onClick={() => window.print()}
          >
            <Icon name="print" />
            {printText}
          </button>
        )}
      </header>
      {empty && <p>{empty}</p>}
      {listings.map((listing) => (
        <Listing key={listing.key} listing={listing} columns={columns} />
      ))}
      <ul className={styles.links}>
        {links.map(({ label, href, rel }) => (
          <li key={href}>
            <AppLink className={styles.link} href={href} rel={rel}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ListingProps = { listing: ReportedListingView; columns: ReportView['columns'] };

function Listing({
  listing: { key, title, place, href, rows, nothing, notes },
  columns,
}: ListingProps) {
  const id = `report-${key}`;
  return (
    <section className={styles.listing} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          <AppLink className={styles.title} href={href}>
            {title}
          </AppLink>
        </h2>
        <p className={styles.note}>{place}</p>
      </div>
      <div className={styles.figures}>
        {rows.length > 0 && (
          <table className={styles.table} aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{columns.figure}</th>
                <th scope="col">{columns.period}</th>
                <th scope="col">{columns.inAll}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  <td>{row.period}</td>
                  <td>{row.inAll}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {nothing && <p className={styles.note}>{nothing}</p>}
        {notes.length > 0 && (
          <dl className={styles.notes}>
            {notes.map(({ label, text, language }) => (
              <div key={label + text}>
                <dt className={styles.note}>{language ? `${label} (${language.text})` : label}</dt>
                <dd className={styles.said} lang={language?.code}>
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
