import type { OutlineView } from '@agency/domain/map/draw-outline';
import styles from './outline-drawing.module.css';

type OutlineDrawingProps = {
  outline: OutlineView;
  label: string;
  /** Decorative: another element has the label. */
  isBehind?: boolean;
};

/** Renders the map as a drawing, for use without JavaScript and until the frame is ready. */
export function OutlineDrawing({ outline, label, isBehind = false }: OutlineDrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={outline.viewBox}
      preserveAspectRatio="xMidYMid meet"
      {...(isBehind ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path
        fill="var(--paper-tint)"
        stroke="var(--ink)"
        strokeOpacity={0.55}
        strokeWidth={1.5}
        d={outline.land}
      />
      <path fill="var(--surface)" stroke="var(--ink)" strokeOpacity={0.45} d={outline.region} />
      <path fill="#5c8a46" fillOpacity={0.3} d={outline.green} />
      <path
        fill="none"
        stroke="var(--water)"
        strokeOpacity={0.46}
        strokeWidth={3}
        d={outline.canal}
      />
      <path fill="none" stroke="var(--ink)" strokeOpacity={0.26} d={outline.borders} />
      {outline.area && (
        <path
          fill="var(--accent)"
          fillOpacity={0.12}
          stroke="var(--accent)"
          strokeWidth={2}
          d={outline.area}
        />
      )}
      <path
        fill="none"
        stroke="var(--accent)"
        strokeLinecap="round"
        strokeWidth={11}
        d={outline.dots}
      />
    </svg>
  );
}
