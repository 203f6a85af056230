import 'leaflet/dist/leaflet.css';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapContainer, Polygon, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import { mostCards, type ShowMessage } from '../map-messages';
import { wholeMap } from '../map-box';
import styleOfArea from './tools/area.module.css';
import { approachZoom } from './markers/approach-zoom';
import { useGroupZoom } from './markers/use-group-zoom';
import { AreaTools } from './tools/area-tools';
import { nearestZoom, type Marker } from './markers/cluster-places';
import type { FrameView, PlaceView } from './frame-view.server';
import { MapPopup, type OpenMarker } from './map-popup';
import { MarkLayer, MarkerLayer, PlaceLabels } from './markers/marker-layer';
import { OutlineLayer } from './outline-layer';
import { StreetsChoice } from './tools/streets-choice';
import { useDrawn } from './tools/use-drawn';
import { useCloseCard } from './use-close-card';
import { fitGroup, nearestOfGroup, toBounds, toBox, useViewport } from './use-viewport';
import { sendToParent, useParentMessages } from './use-parent-messages';
import { useStreets } from './tools/use-streets';
import styles from './frame-map.module.css';
import { MapAttribution } from '../map-attribution';
import mapSourcesStyles from './map-sources.module.css';

export function FrameMap({ view }: { view: FrameView }) {
  const { t } = useTranslation();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<OpenMarker | null>(null);
  const { message, highlighted } = useParentMessages();
  const { tiles, places, cardsHref } = view;
  const streets = useStreets(tiles, message?.mapType === 'streets');

  useEffect(tellPanels, []);

  const openedIds = useMemo(
    () => (opened?.marker.properties ?? []).slice(0, mostCards).map(({ id }) => id),
    [opened],
  );
  useEffect(() => sendToParent({ name: 'opened', ids: openedIds }), [openedIds]);
  const popup = message?.messageInfo.cardsOn === 'map' ? opened : null;

  const close = useCallback(() => {
    opened?.button.focus();
    setOpened(null);
  }, [opened]);

  return (
    <>
      <div className={styles.tools} ref={setBar} />
      <MapContainer
        className={styles.map}
        bounds={toBounds(wholeMap)}
        boundsOptions={{ animate: false }}
        zoomControl={false}
        attributionControl={false}
        minZoom={5}
        maxZoom={nearestZoom}
        keyboardPanDelta={60}
        zoomSnap={0.25}
        wheelPxPerZoomLevel={90}
        fadeAnimation={false}
      >
        <ZoomControl
          position="topright"
          zoomInTitle={t('map.zoomIn')}
          zoomOutTitle={t('map.zoomOut')}
        />
        <OutlineLayer />
        {tiles && streets.isShown && <TileLayer url={tiles.url} maxNativeZoom={19} />}
        <MapContent
          message={message}
          highlighted={highlighted}
          places={streets.isShown ? noPlaces : places}
          opened={opened}
          openedIds={openedIds}
          onOpen={setOpened}
        />
        {message?.messageInfo.purpose === 'search' && bar && (
          <AreaTools
            bar={bar}
            places={places}
            area={message.messageInfo.area}
            onDrawn={(area) => sendToParent({ name: 'drawn', area })}
          />
        )}
        {popup && message && (
          <MapPopup
            key={popup.marker.key}
            opened={popup}
            variant={message.customMarker}
            cardsHref={cardsHref}
            onClose={close}
          />
        )}
      </MapContainer>
      <div className={styles.foot}>
        {tiles && (
          <StreetsChoice
            tiles={tiles}
            isShown={streets.isShown}
            onShow={streets.show}
            onHide={streets.hide}
          />
        )}
        <MapSources streets={streets.isShown ? (tiles?.attribution ?? null) : null} />
      </div>
    </>
  );
}

/** Street tiles have their own names. */
const noPlaces: PlaceView[] = [];

function tellPanels(): () => void {
  const tell = () =>
    sendToParent({ name: 'panel', isOpen: document.querySelector('details[open]') !== null });
  document.addEventListener('toggle', tell, { capture: true });
  return () => document.removeEventListener('toggle', tell, { capture: true });
}

type MapContentProps = {
  message: ShowMessage | null;
  highlighted: string | null;
  places: readonly PlaceView[];
  opened: OpenMarker | null;
  openedIds: readonly string[];
  onOpen: (opened: OpenMarker | null) => void;
};

/** Renders what the page requested: the window, the search area, place names and markers. */
function MapContent(props: MapContentProps) {
  const { message, highlighted, places, opened, openedIds, onOpen } = props;
  const { t } = useTranslation();
  const map = useMap();
  const approach = useViewport(message);
  const { markers, names, listMarkers } = useDrawn(message, places);
  const isOnPage = message?.messageInfo.cardsOn === 'page';
  const tellApproached = useGroupZoom(map);
  useCloseCard(isOnPage ? opened : null, onOpen);

  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('aria-label', t('map.label'));
    container.setAttribute('role', 'application');
    // Leaflet focuses a map that is clicked, and the page would scroll to it.
    const focus = HTMLElement.prototype.focus.bind(container);
    container.focus = () => focus({ preventScroll: true });
  }, [map, t]);

  function findApproach(marker: Marker): number {
    const fit = fitGroup(map, marker.box);
    if (!message || marker.properties.length < marker.count) return fit;
    const window = toBox(map.getBounds());
    return approachZoom({
      marker,
      variant: message.customMarker,
      places,
      size: map.getSize(),
      fit,
      listMarkers: (zoom) => listMarkers(window, zoom),
      project: ({ latitude, longitude }, zoom) => map.project([latitude, longitude], zoom),
    });
  }

  function open(marker: Marker, button: HTMLElement): void {
    const canSplit = marker.box.south < marker.box.north || marker.box.west < marker.box.east;
    const isNear = map.getZoom() >= nearestOfGroup;
    if (marker.count > 1 && (marker.properties.length < marker.count || (canSplit && !isNear))) {
      onOpen(null);
      approach(marker.box, findApproach(marker));
      if (isOnPage) tellApproached(marker);
    } else {
      tellApproached(null);
      const isAgain = isOnPage && opened?.marker.key === marker.key;
      onOpen(isAgain ? null : { marker, button });
    }
  }

  if (!message) return <PlaceLabels names={names} />;
  return (
    <>
      <PlaceLabels names={names} />
      <Polygon
        className={styleOfArea.area}
        positions={message.messageInfo.area}
        interactive={false}
      />
      <MarkLayer marks={message.messageInfo.marks} />
      <MarkerLayer
        markers={markers}
        variant={message.customMarker}
        highlighted={highlighted}
        opened={openedIds}
        onOpen={open}
      />
    </>
  );
}

/** Lists the sources of the map; `streets` is the tile server's attribution. */
function MapSources({ streets }: { streets: string | null }) {
  return (
    <p className={mapSourcesStyles.sources}>
      {streets ?? <MapAttribution />} <span aria-hidden="true">·</span>{' '}
      <a href="https://leafletjs.com" target="_blank" rel="noopener">
        Leaflet
      </a>
    </p>
  );
}
