import type { KeptDataView } from './load.server';
import styles from './view.module.css';

export function KeptData({ data }: { data: KeptDataView }) {
  const { caption, heads, rows } = data;
  return (
    // Focusable, so that the keyboard can scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.what}</th>
            <th scope="col">{heads.why}</th>
            <th scope="col">{heads.howLong}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, what, why, howLong }) => (
            <tr key={kind}>
              <th scope="row">{what}</th>
              <td>{why}</td>
              <td>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
