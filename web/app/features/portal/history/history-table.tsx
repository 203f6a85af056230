import { Icon } from '../../../ui/icons/icon';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { PartLink } from '../listing-statistics/part-link';
import type { CollapsedText, HistoryColumnView, HistoryRowView, HistoryView } from './history-view';
import styles from './history-table.module.css';

type HistoryTableProps = {
  history: Pick<HistoryView, 'caption' | 'columns' | 'rows' | 'viaText'>;
};

/** Renders a history as a table with sortable headings; on phones each entry is a card. */
export function HistoryTable({ history }: HistoryTableProps) {
  const { caption, columns, rows, viaText } = history;
  const labels = Object.fromEntries(columns.map(({ key, label }) => [key, label]));
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className={styles.date}>
              <time dateTime={row.moment}>{row.dateText}</time>
            </td>
            <Cell name="type" label={labels['type']} text={row.type} />
            <Cell name="contact" label={labels['contact']} text={row.contact} />
            <td className={styles.subject} lang={row.language ?? undefined}>
              <Subject row={row} />
            </td>
            <td
              className={row.comment.whole === '' ? styles.nothing : styles.comment}
              lang={row.language ?? undefined}
            >
              <Comment text={row.comment} />
            </td>
            <Cell name="status" label={labels['status']} text={row.status} />
            <Cell name="source" label={labels['source']} text={row.source} before={viaText} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heading({ column }: { column: HistoryColumnView }) {
  return (
    <th
      scope="col"
      className={styles[column.key]}
      aria-sort={column.sort === 'none' ? undefined : column.sort}
    >
      {column.href === null ? (
        <span className={styles.sort}>{column.label}</span>
      ) : (
        <PartLink
          href={column.href}
          part="history"
          className={styles.sort}
          aria-label={column.sortText}
        >
          {column.label}
          {column.sort !== 'none' && <Icon name={column.sort === 'ascending' ? 'up' : 'down'} />}
        </PartLink>
      )}
    </th>
  );
}

type CellProps = {
  name: 'type' | 'contact' | 'status' | 'source';
  label: string | undefined;
  text: string;
  /** Visible text before the value on a card. */
  before?: string;
};

/**
 * Cards have no headings: screen readers get the name of the value, sighted users see it by
 * position.
 */
function Cell({ name, label, text, before }: CellProps) {
  return (
    <td className={text === '' ? styles.nothing : styles[name]}>
      <span className={styles.label}>{label}</span>
      {before && (
        <span className={styles.before} aria-hidden="true">
          {before}
        </span>
      )}
      <span>{text}</span>
    </td>
  );
}

function Subject({ row }: { row: HistoryRowView }) {
  return (
    <>
      {row.subject}
      {row.link && (
        <a className={styles.link} href={row.link.href} target="_blank" rel="noopener noreferrer">
          {row.link.label}
          <Icon name="arrow" />
        </a>
      )}
    </>
  );
}

/** Uses `<details>`, so that it opens without JavaScript. */
function Comment({ text: { start, whole } }: { text: CollapsedText }) {
  if (start === null) return <span className={styles.whole}>{whole}</span>;
  return (
    <details className={styles.fold}>
      <summary>
        <span className={styles.start}>{start}</span>
        <Icon name="down" />
      </summary>
      <p className={styles.whole}>{whole}</p>
    </details>
  );
}
