import { ResponsiveLine, type LineCustomSvgLayerProps, type SliceTooltipProps } from '@nivo/line';
import type { VisitGraphView } from './build-visit-graph.server';
import styles from './live-graph.module.css';

type GraphSeries = { id: string; data: { x: string; y: number | null }[] };
type LiveGraphProps = {
  graph: VisitGraphView;
  picked: number | null;
};

/** The same padding as in `graph-drawing.module.css`. */
const margin = { top: 12, right: 6, bottom: 32, left: 40 };
const colours = ['var(--accent)', 'var(--brass)'];
const theme = {
  crosshair: { line: { stroke: 'var(--ink)', strokeWidth: 1, strokeDasharray: '3 3' } },
};

/**
 * Adds pointer, touch and keyboard interaction above the server's drawing, with the same lines and
 * scale. It does not animate.
 */
export function LiveGraph({ graph, picked }: LiveGraphProps) {
  const { days, series, ticks } = graph;
  const top = ticks.at(-1)?.value ?? 1;
  const data = series.map(({ name, values }) => ({
    id: name,
    data: days.map(({ iso }, index) => ({ x: iso, y: values[index] ?? null })),
  }));
  const pickedDay = picked === null ? undefined : days[picked]?.iso;

  const Tooltip = ({ slice }: SliceTooltipProps<GraphSeries>) => (
    <DayTooltip graph={graph} index={slice.points[0]?.indexInSeries ?? 0} />
  );
  const PickedDay = (layer: LineCustomSvgLayerProps<GraphSeries>) => (
    <>
      {layer.points
        .filter(({ data: { x } }) => x === pickedDay)
        .map(({ id, x, y, seriesColor }) => (
          <g key={id}>
            <line className={styles.cross} x1={x} x2={x} y1={0} y2={layer.innerHeight} />
            <circle cx={x} cy={y} r={5} fill={seriesColor} />
          </g>
        ))}
    </>
  );
  return (
    <div className={styles.live} aria-hidden="true">
      <ResponsiveLine<GraphSeries>
        data={data}
        margin={margin}
        theme={theme}
        colors={colours}
        xScale={{ type: 'point' }}
        yScale={{ type: 'linear', min: 0, max: top }}
        enablePoints={false}
        enableSlices="x"
        enableTouchCrosshair
        sliceTooltip={Tooltip}
        animate={false}
        layers={['crosshair', PickedDay, 'slices']}
      />
      {picked !== null && (
        <div className={styles.corner}>
          <DayTooltip graph={graph} index={picked} />
        </div>
      )}
    </div>
  );
}

function DayTooltip({ graph, index }: { graph: VisitGraphView; index: number }) {
  const { days, series } = graph;
  return (
    <div className={styles.tooltip}>
      <p className={styles.day}>{days[index]?.label}</p>
      {series.map(({ name, texts }) => (
        <p key={name}>
          {name} <strong>{texts[index]}</strong>
        </p>
      ))}
    </div>
  );
}
