import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Corner } from '../../../lib/list-search';
import { AreaAround } from './area-around-form';
import { startSketch, type AreaSketch } from './area-sketch';
import type { OwnMap } from './create-map';
import type { PlaceView } from './frame-view';
import { nearestPlace } from './nearest-place';
import { SketchBar } from './sketch-bar';
import styles from './area-tools.module.css';

type AreaToolsProps = {
  map: OwnMap;
  places: readonly PlaceView[];
  /** The area of the search; empty without one. */
  area: readonly Corner[];
  onDrawn: (area: Corner[]) => void;
};

/**
 * FIND-10: draws an area of the map, by tapping its corners, by a line around it, or with the
 * keyboard alone: the arrow keys move the map, Enter puts a corner in its middle.
 */
export function AreaTools({ map, places, area, onDrawn }: AreaToolsProps) {
  const { t } = useTranslation();
  const [corners, setCorners] = useState<Corner[] | null>(null);
  const sketch = useRef<AreaSketch | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isDrawing = corners !== null;
  const { leaflet } = map;

  function start(): void {
    setCorners([]);
    sketch.current = startSketch(leaflet, setCorners, finish);
    leaflet.getContainer().focus({ preventScroll: true });
  }

  function stop(): void {
    sketch.current?.stop();
    sketch.current = null;
    setCorners(null);
    requestAnimationFrame(() => opener.current?.focus());
  }

  function finish(drawn: Corner[]): void {
    stop();
    if (drawn.length > 2) onDrawn(drawn);
  }

  const keys = useRef<(event: KeyboardEvent) => void>(() => undefined);
  keys.current = (event) => {
    if (event.key === 'Escape') stop();
    if (event.target !== leaflet.getContainer()) return;
    if (event.key === 'Enter') sketch.current?.addMiddle();
    if (event.key === 'Backspace') sketch.current?.undo();
  };
  useEffect(() => {
    if (!isDrawing) return;
    const onKey = (event: KeyboardEvent) => keys.current(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isDrawing]);
  useEffect(() => () => sketch.current?.stop(), []);

  const last = corners?.at(-1);
  const spoken = last
    ? t('map.corner', { number: corners?.length ?? 0, place: nearestPlace(last, places) })
    : '';
  return (
    <>
      {corners === null ? (
        <div className={styles.tools}>
          <button type="button" ref={opener} className={styles.tool} onClick={start}>
            {t('map.draw')}
          </button>
          <AreaAround places={places} onDrawn={onDrawn} />
          {area.length > 0 && (
            <button type="button" className={styles.tool} onClick={() => onDrawn([])}>
              {t('map.clearArea')}
            </button>
          )}
        </div>
      ) : (
        <SketchBar
          count={corners.length}
          onAdd={() => sketch.current?.addMiddle()}
          onUndo={() => sketch.current?.undo()}
          onFinish={() => finish(corners)}
          onCancel={stop}
        />
      )}
      {isDrawing && <span className={styles.cross} aria-hidden="true" />}
      <p className={styles.spoken} role="status">
        {spoken}
      </p>
    </>
  );
}
