import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapEvents } from 'react-leaflet';
import type { Corner } from '@agency/domain/map/map-box';
import { Button } from '../../../../ui/controls/button';
import { Select } from '../../../../ui/controls/field';
import { Icon } from '../../../../ui/icons/icon';
import { areaAround } from './area-around';
import type { PlaceView } from '../frame-view.server';
import { ToolLabel } from './tool-label';
import button from '../map-button.module.css';
import styles from './area-tools.module.css';

type AreaAroundProps = { places: readonly PlaceView[]; onDrawn: (area: Corner[]) => void };

const distances = [1, 2, 5, 10, 20];

/** Selects an area without drawing: a number of kilometres around a place. Escape and a drag of the map close it. */
export function AreaAround({ places, onDrawn }: AreaAroundProps) {
  const { t } = useTranslation();
  const [place, setPlace] = useState('0');
  const [km, setKm] = useState('2');
  const id = useId();
  const sorted = places
    .map(({ name }, index) => ({ value: String(index), label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  useMapEvents({ dragstart: close });
  const chosen = places[Number(place)];
  if (!chosen) return null;
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  return (
    // It has controls of its own; Escape on any of them closes it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={details} onKeyDown={closeOnEscape}>
      <summary className={button.tool} aria-label={t('map.around')}>
        <Icon name="pin" />
        <ToolLabel long={t('map.around')} short={t('map.aroundShort')} />
      </summary>
      <form
        className={styles.panel}
        onSubmit={(event) => {
          event.preventDefault();
          close();
          onDrawn(areaAround(chosen, Number(km)));
        }}
      >
        <Select
          id={`${id}-place`}
          label={t('map.place')}
          options={sorted}
          value={place}
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
        <Select
          id={`${id}-km`}
          label={t('map.distance')}
          options={distances.map((one) => ({ value: String(one), label: `${one} km` }))}
          value={km}
          onChange={(event) => setKm(event.currentTarget.value)}
        />
        <Button type="submit">{t('map.finish')}</Button>
      </form>
    </details>
  );
}
