import type { VisitGraphView } from './visit-graph-view';
import styles from './graph-drawing.module.css';

/** OWN-4: the graph as the server draws it; the words beside it say the same. */
export function GraphDrawing({ graph }: { graph: VisitGraphView }) {
  const { days, series, ticks } = graph;
  const top = ticks.at(-1)?.value ?? 1;
  const last = Math.max(1, days.length - 1);
  const right = (index: number) => (index / last) * 100;
  const down = (value: number) => 100 - (value / top) * 100;
  const points = (values: readonly number[]) =>
    values.map((value, index) => `${round(right(index))},${round(down(value))}`).join(' ');
  return (
    <div className={styles.drawing} aria-hidden="true">
      {ticks.map(({ value, text }) => (
        <span key={value} className={styles.tick} style={{ top: `${down(value)}%` }}>
          {text}
        </span>
      ))}
      <svg className={styles.plot} viewBox="0 0 100 100" preserveAspectRatio="none">
        {ticks.map(({ value }) => (
          <line
            key={value}
            className={styles.line}
            x1="0"
            x2="100"
            y1={down(value)}
            y2={down(value)}
          />
        ))}
        <polygon
          className={styles.area}
          points={`0,100 ${points(series[0]?.values ?? [])} 100,100`}
        />
        {series.map(({ name, values }) => (
          <polyline key={name} className={styles.series} points={points(values)} />
        ))}
      </svg>
      {days.map(
        ({ iso, mark }, index) =>
          mark && (
            <span key={iso} className={styles.mark} style={{ left: `${right(index)}%` }}>
              {mark}
            </span>
          ),
      )}
    </div>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
