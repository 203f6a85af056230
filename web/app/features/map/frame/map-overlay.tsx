import { divIcon } from 'leaflet';
import { useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Marker } from 'react-leaflet';

type MapOverlayProps = {
  latitude: number;
  longitude: number;
  /** Stacking offset above other markers, in pixels. */
  raisedBy?: number;
  children: ReactNode;
};

/** Renders an element at a position of the map, and moves it with the map. */
export function MapOverlay({ latitude, longitude, raisedBy = 0, children }: MapOverlayProps) {
  const [element] = useState(() => document.createElement('div'));
  const [icon] = useState(() => divIcon({ className: '', html: element, iconSize: [0, 0] }));
  const position = useMemo(() => ({ lat: latitude, lng: longitude }), [latitude, longitude]);
  return (
    <>
      <Marker
        position={position}
        icon={icon}
        zIndexOffset={raisedBy}
        interactive={false}
        keyboard={false}
      />
      {createPortal(children, element)}
    </>
  );
}
