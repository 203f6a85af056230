import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Corner } from '../../../lib/list-search';
import { createAreaLayer } from './area-layer';
import { AreaTools } from './area-tools';
import { createMap, type OwnMap } from './create-map';
import type { FrameView } from './frame-view';
import { MapPopup, type Opened } from './map-popup';
import { createMarkerLayer, type MarkerLayer } from './marker-layer';
import { MapSources } from './map-sources';
import { addPlaceLabels } from './place-labels';
import { StreetsChoice } from './streets-choice';
import { tellPage, usePage } from './use-page';
import { useStreets } from './use-streets';
import styles from './frame-map.module.css';

type Live = OwnMap & { markers: MarkerLayer; showArea: (area: readonly Corner[]) => void };

/** The map itself; in a file of its own with Leaflet, hence the default. */
export default function FrameMap({ view }: { view: FrameView }) {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<Live | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { message, highlighted } = usePage();
  const streets = useStreets(live?.leaflet ?? null, view.tiles, message?.mapType === 'streets');
  const { tiles } = view;

  useEffect(() => {
    if (!element.current) return;
    const own = createMap(
      element.current,
      { zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut'), label: t('map.label') },
      (moved) => tellPage({ name: 'moved', ...moved }),
    );
    const words = {
      several: (count: number) => t('map.several', { count }),
      about: t('map.about'),
    };
    const markers = createMarkerLayer(own.leaflet, words, {
      onOpen(mark, button) {
        const canSplit = mark.box.south < mark.box.north || mark.box.west < mark.box.east;
        const isNear = own.leaflet.getZoom() >= 17;
        if (mark.count > 1 && (mark.properties.length < mark.count || (canSplit && !isNear))) {
          own.approach(mark.box);
        } else {
          setOpened({ mark, button });
        }
      },
      onHover: (id) => tellPage({ name: 'hovered', id }),
    });
    setLive({ ...own, markers, showArea: createAreaLayer(own.leaflet) });
    return () => {
      own.leaflet.remove();
    };
  }, [t]);

  useEffect(() => {
    if (!live || !message) return;
    const { propertyList, ignoreList, customMarker, messageInfo } = message;
    const ignored = new Set(ignoreList);
    live.showArea(messageInfo.area);
    if (messageInfo.fit) live.fit(messageInfo.fit);
    live.markers.show({
      properties: propertyList.filter(({ id }) => !ignored.has(id)),
      groups: messageInfo.groups,
      form: customMarker,
    });
    // A map that is only looked at leaves the wheel to the page around it.
    live.leaflet.scrollWheelZoom[messageInfo.purpose === 'search' ? 'enable' : 'disable']();
  }, [live, message]);

  useEffect(() => live?.markers.highlight(highlighted), [live, highlighted, message]);

  useEffect(() => {
    if (live && !streets.isShown) return addPlaceLabels(live.leaflet, view.places);
  }, [live, streets.isShown, view.places]);

  const openedId = opened?.mark.properties[0]?.id ?? null;
  useEffect(() => tellPage({ name: 'opened', id: openedId }), [openedId]);

  const close = useCallback(() => {
    opened?.button.focus();
    setOpened(null);
  }, [opened]);

  return (
    <>
      {live && message?.messageInfo.purpose === 'search' && (
        <div className={styles.tools} hidden={opened !== null}>
          <AreaTools
            map={live}
            places={view.places}
            area={message.messageInfo.area}
            onDrawn={(area) => tellPage({ name: 'drawn', area })}
          />
        </div>
      )}
      <div className={styles.map} ref={element} />
      {live && opened && message && (
        <MapPopup
          key={opened.mark.key}
          leaflet={live.leaflet}
          opened={opened}
          form={message.customMarker}
          cardsHref={view.cardsHref}
          onClose={close}
        />
      )}
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
