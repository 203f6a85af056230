import type { VisitGraphView } from './build-visit-graph.server';
import styles from './graph-drawing.module.css';

/**
 * Renders the graph on the server; the text beside it says the same. Lines end yesterday: today is
 * incomplete and would make every line fall at its end.
 */
export function GraphDrawing({ graph }: { graph: VisitGraphView }) {
  const { days, series, ticks } = graph;
  const top = ticks.at(-1)?.value ?? 1;
  const last = Math.max(1, days.length - 1);
  const right = (index: number) => (index / last) * 100;
  const down = (value: number) => 100 - (value / top) * 100;
  const place = (values: readonly (number | null)[]) =>
    values.flatMap((value, index) =>
      value === null ? [] : [{ index, x: round(right(index)), y: round(down(value)) }],
    );
  const isOver = ({ index }: { index: number }) => index < days.length - 1;
  const points = place(series[0]?.values ?? []);
  const own = points.filter(isOver);
  const today = points.filter((point) => !isOver(point));
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
          points={`${own[0]?.x ?? 0},100 ${join(own)} ${own.at(-1)?.x ?? 0},100`}
        />
        {series
          .map(({ name, values }, index) => (
            <polyline
              key={name}
              className={index === 0 ? styles.series : styles.average}
              points={join(place(values).filter(isOver))}
            />
          ))
          .reverse()}
        {/* Repeats a single day, since a line of one point has no length. */}
        {own.length === 1 && <polyline className={styles.series} points={join([...own, ...own])} />}
        {['ring', 'hole'].map((part) => (
          <polyline key={part} className={styles[part]} points={join([...today, ...today])} />
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

function join(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
