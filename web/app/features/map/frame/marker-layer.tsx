import { useCallback, useMemo, useRef } from 'react';
import { useMapEvents } from 'react-leaflet';
import type { ShowMessage } from '../map-messages';
import { createClusters, type Mark } from './cluster-places';
import { MarkerButton } from './marker-button';
import { Placed } from './placed';
import { toBox, useInWindow } from './use-map-window';
import { sendToPage } from './use-page';

type MarkerLayerProps = {
  message: ShowMessage;
  /** The property whose marker stands out, alone or among others. */
  highlighted: string | null;
  onOpen: (mark: Mark, button: HTMLElement) => void;
};

/** FIND-10: the markers of a map, near ones as one, drawn anew as it moves. */
export function MarkerLayer({ message, highlighted, onOpen }: MarkerLayerProps) {
  const listMarks = useMemo(() => {
    const ignored = new Set(message.ignoreList);
    const properties = message.propertyList.filter(({ id }) => !ignored.has(id));
    return createClusters(properties, message.messageInfo.groups);
  }, [message]);
  // One that stays keeps its element, and with it the focus.
  const marks = useInWindow(
    useCallback((map) => listMarks(toBox(map.getBounds().pad(0.2)), map.getZoom()), [listMarks]),
  );
  const draggedAt = useRef(-Infinity);
  useMapEvents({
    dragend() {
      draggedAt.current = performance.now();
    },
  });
  return marks.map((mark) => {
    const { key, count, properties, latitude, longitude } = mark;
    const isMeant = properties.some(({ id }) => id === highlighted);
    const hovered = count === 1 ? (properties[0]?.id ?? null) : null;
    return (
      <Placed key={key} latitude={latitude} longitude={longitude} raisedBy={isMeant ? 1000 : 0}>
        <MarkerButton
          mark={mark}
          form={message.customMarker}
          isHighlighted={isMeant}
          onPress={(event) => {
            // The map would take it for a click beside what opens.
            event.stopPropagation();
            // The end of a drag that began on a marker is a click on it, too.
            if (event.timeStamp - draggedAt.current > 50) onOpen(mark, event.currentTarget);
          }}
          onHover={(isHovered) => sendToPage({ name: 'hovered', id: isHovered ? hovered : null })}
        />
      </Placed>
    );
  });
}
