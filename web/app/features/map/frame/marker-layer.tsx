import { useRef } from 'react';
import { useMapEvents } from 'react-leaflet';
import type { ShowMessage } from '../map-messages';
import type { Marker } from './cluster-places';
import type { DrawnMarker } from './keep-inside';
import { MarkerButton } from './marker-button';
import { MapOverlay } from './map-overlay';
import { sendToPage } from './use-page';

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
          onHover={(isHovered) => sendToPage({ name: 'hovered', id: isHovered ? hovered : null })}
        />
      </MapOverlay>
    );
  });
}
