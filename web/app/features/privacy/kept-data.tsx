import type { KeptDataView } from './kept-data-view';
import styles from './kept-data.module.css';

/** A table of what is kept; on a phone each row is a part of its own with its heads repeated. */
export function KeptData({ data }: { data: KeptDataView }) {
  const { caption, heads, rows } = data;
  return (
    <table className={styles.table} role="table">
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{heads.what}</th>
          <th role="columnheader">{heads.why}</th>
          <th role="columnheader">{heads.howLong}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ kind, what, why, howLong }) => (
          <tr role="row" key={kind}>
            <th scope="row" role="rowheader">
              {what}
            </th>
            <td role="cell" data-head={heads.why}>
              {why}
            </td>
            <td role="cell" data-head={heads.howLong}>
              {howLong}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
