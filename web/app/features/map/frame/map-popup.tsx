import { popup, type Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ShowMessage } from '../map-messages';
import type { Mark } from './cluster-places';
import { MapCards } from './map-cards';
import { useCards } from './use-cards';

/** A marker that was opened, and what to give the focus back to. */
export type Opened = { mark: Mark; button: HTMLElement };

type MapPopupProps = {
  leaflet: LeafletMap;
  opened: Opened;
  form: ShowMessage['customMarker'];
  cardsHref: string;
  onClose: () => void;
};

/** The most cards that one marker opens. */
const mostCards = 20;

/** What a marker opens: the cards of its listings, or the words of a place. Escape closes it. */
export function MapPopup({ leaflet, opened, form, cardsHref, onClose }: MapPopupProps) {
  const { properties, latitude, longitude } = opened.mark;
  const [content] = useState(() => document.createElement('div'));
  const shown = useRef<ReturnType<typeof popup> | null>(null);
  const isPlace = form === 'gable';
  const ids = isPlace ? [] : properties.slice(0, mostCards).map(({ id }) => id);
  const cards = useCards(cardsHref, ids);
  const exact = new Set(properties.filter(({ isExact }) => isExact).map(({ id }) => id));

  useEffect(() => {
    const own = popup({
      closeButton: false,
      closeOnEscapeKey: false,
      autoClose: false,
      maxWidth: 320,
      minWidth: 0,
      offset: [0, -8],
      autoPanPadding: [12, 64],
    })
      .setLatLng([latitude, longitude])
      .setContent(content)
      .openOn(leaflet);
    shown.current = own;
    own.on('remove', onClose);
    return () => {
      own.off('remove', onClose);
      own.remove();
    };
  }, [leaflet, content, latitude, longitude, onClose]);

  useEffect(() => {
    shown.current?.update();
    content.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [cards, content]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);

  return createPortal(
    <MapCards
      cards={isPlace ? [] : cards}
      text={isPlace ? (properties[0]?.label ?? null) : null}
      exact={exact}
      more={properties.length - ids.length}
      onClose={onClose}
    />,
    content,
  );
}
