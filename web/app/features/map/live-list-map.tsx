import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { serialiseBox, serialiseListSearch, type MapBox } from '../../lib/list-search';
import { EmbeddedMap } from './embedded-map';
import type { ListMapView } from './list-map-view';
import type { MessageToPage, ShowMessage } from './map-messages';
import { OutlineDrawing } from './outline-drawing';
import { showListOf } from './show-list-of';
import { useCardHover } from './use-card-hover';
import { usePlaces } from './use-places';
import styles from './live-list-map.module.css';

/** The map of a list at work. What it changes of the search changes the list beside it. */
export function LiveListMap({ map: first }: { map: ListMapView }) {
  const { t } = useTranslation();
  const [map, setMap] = useState(first);
  const element = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(false);
  const [moved, setMoved] = useState<MapBox | null>(null);
  const { places, lookAt } = usePlaces(map);
  const { pointedAt, point } = useCardHover(element);
  const fit = useFit(map);

  const show = useMemo<ShowMessage>(
    () => ({
      propertyList: places.properties,
      mapType: 'outlines',
      messageInfo: {
        name: 'show',
        version: 1,
        purpose: 'search',
        groups: places.groups,
        fit: fit.next,
        area: [...map.search.within],
      },
      customMarker: 'price',
      ignoreList: [],
    }),
    [places, fit.next, map.search.within],
  );

  const go = async (change: Partial<ListMapView['search']>, replace: boolean) => {
    const address = map.path + serialiseListSearch({ ...map.search, page: 1, ...change });
    const next = await showListOf(address, replace);
    if (next) setMap(next);
  };

  function searchIn(box: MapBox): void {
    setMoved(null);
    fit.leave(box);
    void go({ box }, true);
  }

  function onMessage(info: MessageToPage['messageInfo']): void {
    if (info.name === 'hovered') point(info.id);
    if (info.name === 'opened' && info.id !== null) point(info.id, true);
    if (info.name === 'drawn') void go({ within: info.area, box: null }, false);
    if (info.name !== 'moved') return;
    lookAt(info.box, info.zoom);
    if (!info.byVisitor) return;
    if (follows) searchIn(info.box);
    else setMoved(info.box);
  }

  return (
    <div className={styles.live} ref={element}>
      <div className={styles.bar}>
        <Checkbox
          label={t('map.follow')}
          checked={follows}
          onChange={(event) => {
            setFollows(event.currentTarget.checked);
            if (event.currentTarget.checked && moved) searchIn(moved);
          }}
        />
        {moved && !follows && (
          <Button kind="secondary" onClick={() => searchIn(moved)}>
            {t('map.searchHere')}
          </Button>
        )}
      </div>
      <div className={styles.map}>
        <OutlineDrawing outline={map.outline} label={map.label} isBehind />
        <EmbeddedMap
          src={map.frameHref}
          label={map.label}
          show={show}
          highlighted={pointedAt}
          onMessage={onMessage}
        />
      </div>
    </div>
  );
}

/** The window to go to: that of the search, unless it came from the map itself. */
function useFit(map: ListMapView) {
  const [left, setLeft] = useState('');
  const { box } = map.search;
  const isOwn = box !== null && serialiseBox(box) === left;
  const next = useMemo(() => (isOwn ? null : map.fit), [isOwn, map.fit]);
  return { next, leave: (asked: MapBox) => setLeft(serialiseBox(asked)) };
}
