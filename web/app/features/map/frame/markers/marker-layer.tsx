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
  /** The property whose marker stands out, alone or among others. */
  highlighted: string | null;
  /** The properties whose cards are shown. */
  opened: readonly string[];
  onOpen: (marker: Marker, button: HTMLElement) => void;
};

/** FIND-10: the markers of a map; one that stays keeps its element, and with it the focus. */
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
            // The map would take it for a click beside what opens.
            event.stopPropagation();
            // The end of a drag that began on a marker is a click on it, too.
            if (event.timeStamp - draggedAt.current > 50) onOpen(marker, event.currentTarget);
          }}
          onHover={(isHovered) => sendToParent({ name: 'hovered', id: isHovered ? hovered : null })}
        />
      </MapOverlay>
    );
  });
}

/** DETAIL-10: what is near a home, by the numbers that the page lists it with. */
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

/** The names of places, each beside the dot or the marker of its place. */
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
