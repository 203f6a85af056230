import { lazy, useState, Component, Suspense, type ReactNode } from 'react';
import { useHydrated } from '../../../ui/layout/use-media';
import { GraphDrawing } from './graph-drawing';
import type { VisitGraphView } from './build-visit-graph.server';
import styles from './visit-graph.module.css';
import graphTableStyles from './graph-table.module.css';

/** Loaded only in the portal and after the page; without it the drawing stays. */
const LiveGraph = lazy(async () => {
  const loaded = await import('./live-graph').catch(() => null);
  return { default: loaded?.LiveGraph ?? NoGraph };
});

/**
 * Renders the visits of the last days, with today apart. The live graph is placed above the
 * server's drawing once loaded; the same numbers are in a table.
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
 * Renders the numbers of the graph, newest first. A closed table is only visually hidden: screen
 * readers still get it.
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

type LazyBoundaryProps = {
  fallback?: ReactNode;
  /** Shown when loading or rendering fails; defaults to the fallback. */
  failed?: ReactNode;
  children: ReactNode;
};

/** Boundary for a component with its own script, whose failure does not affect the page. */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback = null, failed = fallback, children } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
