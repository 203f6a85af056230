import type { LatLng } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useMap } from 'react-leaflet';
import type { Corner } from '@agency/domain/map/map-box';
import { Icon } from '../../../../ui/icons/icon';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden';
import { mostCorners } from '../../../../lib/rules/map-area';
import { nearestPlace } from './area-around';
import { AreaAround } from './area-around-form';
import { AreaSketch, toCorner } from './area-sketch';
import type { PlaceView } from '../frame-view.server';
import { ToolLabel } from './tool-label';
import button from '../map-button.module.css';
import styles from './area-tools.module.css';

type AreaToolsProps = {
  /** Container of the buttons, outside the map, which would handle their clicks itself. */
  bar: HTMLElement;
  places: readonly PlaceView[];
  /** Area of the search; empty without one. */
  area: readonly Corner[];
  onDrawn: (area: Corner[]) => void;
};

/**
 * Draws an area by tapping its corners, by a line around it, or with the keyboard: the arrow keys
 * move the map, Enter adds a corner at its centre.
 */
export function AreaTools({ bar, places, area, onDrawn }: AreaToolsProps) {
  const { t } = useTranslation();
  const map = useMap();
  const [corners, setCorners] = useState<Corner[] | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isDrawing = corners !== null;

  function start(): void {
    setCorners([]);
    map.getContainer().focus({ preventScroll: true });
  }

  const add = (place: LatLng) =>
    setCorners((drawn) => drawn && [...drawn, toCorner(place)].slice(0, mostCorners));
  const undo = () => setCorners((drawn) => drawn && drawn.slice(0, -1));

  function stop(): void {
    setCorners(null);
    requestAnimationFrame(() => opener.current?.focus());
  }

  function finish(drawn: Corner[]): void {
    stop();
    if (drawn.length > 2) onDrawn(drawn);
  }

  useEffect(() => {
    if (!isDrawing) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
      if (event.target !== map.getContainer()) return;
      if (event.key === 'Enter') add(map.getCenter());
      if (event.key === 'Backspace') undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [map, isDrawing]);

  const last = corners?.at(-1);
  const spoken = last
    ? t('map.corner', { number: corners?.length ?? 0, place: nearestPlace(last, places) })
    : '';
  return (
    <>
      {corners && <AreaSketch corners={corners} onCorner={add} onTraced={finish} />}
      {createPortal(
        <>
          {corners === null ? (
            <div className={styles.tools}>
              <button
                type="button"
                ref={opener}
                className={button.tool}
                aria-label={t('map.draw')}
                onClick={start}
              >
                <Icon name="pencil" />
                <ToolLabel long={t('map.draw')} short={t('map.drawShort')} />
              </button>
              <AreaAround places={places} onDrawn={onDrawn} />
              {area.length > 0 && (
                <button
                  type="button"
                  className={button.tool}
                  aria-label={t('map.clearArea')}
                  onClick={() => onDrawn([])}
                >
                  <ToolLabel long={t('map.clearArea')} short={t('map.clearAreaShort')} />
                </button>
              )}
            </div>
          ) : (
            <SketchBar
              count={corners.length}
              onAdd={() => add(map.getCenter())}
              onUndo={undo}
              onFinish={() => finish(corners)}
              onCancel={stop}
            />
          )}
          {isDrawing && <span className={styles.cross} aria-hidden="true" />}
          <p role="status">
            <VisuallyHidden>{spoken}</VisuallyHidden>
          </p>
        </>,
        bar,
      )}
    </>
  );
}

type SketchBarProps = {
  count: number;
  onAdd: () => void;
  onUndo: () => void;
  onFinish: () => void;
  onCancel: () => void;
};

function SketchBar({ count, onAdd, onUndo, onFinish, onCancel }: SketchBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.sketch}>
      <p className={styles.hint} role="status">
        {t('map.drawHint')} <span className={styles.keys}>{t('map.drawKeys')}</span>
      </p>
      <div className={styles.tools}>
        <button type="button" className={button.tool} onClick={onAdd}>
          {t('map.addCorner')}
        </button>
        <button type="button" className={button.tool} onClick={onUndo} disabled={count === 0}>
          {t('map.undo')}
        </button>
        <button type="button" className={button.action} onClick={onFinish} disabled={count < 3}>
          {t('map.finish')}
        </button>
        <button type="button" className={button.tool} onClick={onCancel}>
          {t('map.cancel')}
        </button>
      </div>
    </div>
  );
}
