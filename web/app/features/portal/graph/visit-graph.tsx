import { lazy, useState } from 'react';
import { LazyBoundary } from '../../../ui/layout/lazy-boundary';
import { useHydrated } from '../../../ui/layout/use-media';
import { GraphDrawing } from './graph-drawing';
import type { VisitGraphView } from './build-visit-graph.server';
import styles from './visit-graph.module.css';
import graphTableStyles from './graph-table.module.css';

/** The library comes with the portal alone, after the page; without it the drawing stays (OWN-4). */
const LiveGraph = lazy(async () => {
  const loaded = await import('./live-graph').catch(() => null);
  return { default: loaded?.LiveGraph ?? NoGraph };
});

/**
 * OWN-4: the visits of the last days, today apart. The server's drawing stands always, the live graph
 * above it once that has come; the same numbers are in a table.
 */
export function VisitGraph({ graph }: { graph: VisitGraphView }) {
  const isHydrated = useHydrated();
  const [picked, setPicked] = useState<number | null>(null);
  const { title, summary, series, days, words } = graph;
  const last = days.length - 1;
  return (
    <figure className={styles.graph}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        <span className={styles.summary}>{summary}</span>
      </figcaption>
      <ul className={styles.legend}>
        {series.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
        <li className={styles.today}>{words.soFar}</li>
      </ul>
      <div className={styles.room}>
        <GraphDrawing graph={graph} />
        {isHydrated && (
          <LazyBoundary>
            <LiveGraph graph={graph} picked={picked} />
          </LazyBoundary>
        )}
        {isHydrated && (
          <input
            className={styles.days}
            type="range"
            aria-label={words.pickDay}
            aria-valuetext={days[picked ?? last]?.text}
            min={0}
            max={last}
            value={picked ?? last}
            onChange={(event) => setPicked(Number(event.target.value))}
            onFocus={() => setPicked((before) => before ?? last)}
            onBlur={() => setPicked(null)}
          />
        )}
      </div>
      <GraphTable graph={graph} />
    </figure>
  );
}

function NoGraph(_props: { graph: VisitGraphView; picked: number | null }) {
  return null;
}

/**
 * OWN-4: the numbers of the graph, the newest first. Closed, the table is out of sight alone: who
 * cannot see the graph has it anyway.
 */
function GraphTable({ graph }: { graph: VisitGraphView }) {
  const { title, days, series, words } = graph;
  return (
    <div className={graphTableStyles.numbers}>
      <details className={graphTableStyles.opener}>
        <summary>{words.showTable}</summary>
      </details>
      <table className={graphTableStyles.table}>
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
