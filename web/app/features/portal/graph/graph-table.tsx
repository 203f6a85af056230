import type { VisitGraphView } from './visit-graph-view';
import styles from './graph-table.module.css';

/**
 * OWN-4: the numbers of the graph, the newest first. Closed, the table is out of sight alone: who
 * cannot see the graph has it anyway.
 */
export function GraphTable({ graph }: { graph: VisitGraphView }) {
  const { title, days, series, words } = graph;
  return (
    <div className={styles.numbers}>
      <details className={styles.opener}>
        <summary>{words.showTable}</summary>
      </details>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .map(({ iso, label }, index) => (
              <tr key={iso}>
                <th scope="row">
                  <time dateTime={iso}>{label}</time>
                </th>
                {series.map(({ name, texts }) => (
                  <td key={name}>{texts[index]}</td>
                ))}
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </div>
  );
}
