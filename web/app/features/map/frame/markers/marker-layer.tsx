import { useRef } from 'react';
import { useMapEvents } from 'react-leaflet';
import type { ShowMessage } from '../../map-messages';
import type { Marker } from './cluster-places';
import type { DrawnMarker } from '../keep-inside';
import { MarkerButton } from './marker-button';
import { MapOverlay } from '../map-overlay';
import { sendToParent } from '../use-parent-messages';
import type { MapPoint } from '@agency/domain/map/map-box';
import styles from './mark-layer.module.css';
import { classNames } from '../../../../ui/layout/class-names';
import type { PlacedLabel } from './place-names';
import placeLabelsStyles from './place-labels.module.css';

type MarkerLayerProps = {
  markers: readonly DrawnMarker[];
  variant: ShowMessage['customMarker'];
  /** The highlighted property, alone or in a group. */
  highlighted: string | null;
  opened: readonly string[];
  onOpen: (marker: Marker, button: HTMLElement) => void;
};

/** Renders the markers of a map; a marker that stays keeps its element and so its focus. */
export function MarkerLayer({ markers, variant, highlighted, opened, onOpen }: MarkerLayerProps) {
  const draggedAt = useRef(-Infinity);
  useMapEvents({
    dragend() {
      draggedAt.current = performance.now();
    },
  });
  return markers.map(({ marker, beside }) => {
    const { key, count, properties, latitude, longitude } = marker;
    const isMeant = properties.some(({ id }) => id === highlighted);
    const isOpened = properties.some(({ id }) => opened.includes(id));
    const hovered = count === 1 ? (properties[0]?.id ?? null) : null;
    return (
      <MapOverlay
        key={key}
        latitude={latitude}
        longitude={longitude}
        raisedBy={isMeant || isOpened ? 1000 : 0}
      >
        <MarkerButton
          marker={marker}
          variant={variant}
          beside={beside}
          isHighlighted={isMeant}
          isOpened={isOpened}
          onPress={(event) => {
            // The map would treat it as a click outside the popup.
            event.stopPropagation();
            // A drag that began on a marker also ends with a click on it.
            if (event.timeStamp - draggedAt.current > 50) onOpen(marker, event.currentTarget);
          }}
          onHover={(isHovered) => sendToParent({ name: 'hovered', id: isHovered ? hovered : null })}
        />
      </MapOverlay>
    );
  });
}

/** Renders places near a home with the numbers of the page's list. */
export function MarkLayer({ marks }: { marks: readonly MapPoint[] }) {
  return marks.map(({ latitude, longitude }, index) => (
    <MapOverlay
      key={`${index} ${latitude}`}
      latitude={latitude}
      longitude={longitude}
      raisedBy={-1000}
    >
      <span className={styles.mark}>{index + 1}</span>
    </MapOverlay>
  ));
}

/** Renders place names beside the dot or marker of their place. */
export function PlaceLabels({ names }: { names: readonly PlacedLabel[] }) {
  return names.map(({ name, latitude, longitude, beside: { x, y }, align, hasDot }) => (
    <MapOverlay key={name} latitude={latitude} longitude={longitude} raisedBy={-5000}>
      {hasDot && <span className={placeLabelsStyles.dot} />}
      <span
        className={classNames(placeLabelsStyles.label, placeLabelsStyles[align])}
        style={{ left: x, top: y }}
        aria-hidden="true"
      >
        {name}
      </span>
    </MapOverlay>
  ));
}
