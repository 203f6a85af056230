import { useEffect, useMemo } from 'react';
import { Popup } from 'react-leaflet';
import { mostCards, type ShowMessage } from '../map-messages';
import type { Marker } from './markers/cluster-places';
import { MapCards } from './map-cards';
import { useCards } from '../list/use-cards';

/** An opened marker, and the element that gets the focus back. */
export type OpenMarker = { marker: Marker; button: HTMLElement };

type MapPopupProps = {
  opened: OpenMarker;
  variant: ShowMessage['customMarker'];
  cardsHref: string;
  onClose: () => void;
};

/**
 * Renders a marker's popup: the cards of its listings, or the text of a place. Escape closes it.
 */
export function MapPopup({ opened, variant, cardsHref, onClose }: MapPopupProps) {
  const { properties, latitude, longitude } = opened.marker;
  const isPlace = variant === 'gable';
  const ids = isPlace ? [] : properties.slice(0, mostCards).map(({ id }) => id);
  const cards = useCards(cardsHref, ids);
  const position = useMemo(() => ({ lat: latitude, lng: longitude }), [latitude, longitude]);
  const onRemove = useMemo(() => ({ remove: onClose }), [onClose]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);

  // The map adjusts to new content.
  const content = useMemo(() => {
    const exact = new Set(properties.filter(({ isExact }) => isExact).map(({ id }) => id));
    return (
      <MapCards
        cards={isPlace ? [] : cards}
        text={isPlace ? (properties[0]?.label ?? null) : null}
        exact={exact}
        more={properties.length - mostCards}
        onClose={onClose}
      />
    );
  }, [cards, isPlace, properties, onClose]);

  return (
    <Popup
      position={position}
      eventHandlers={onRemove}
      closeButton={false}
      closeOnEscapeKey={false}
      autoClose={false}
      maxWidth={320}
      minWidth={0}
      offset={[0, -8]}
      autoPanPaddingTopLeft={[12, 72]}
      autoPanPaddingBottomRight={[68, 64]}
    >
      {content}
    </Popup>
  );
}
