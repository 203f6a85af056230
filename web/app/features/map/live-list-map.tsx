import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { serialiseBox, serialiseListSearch, type MapBox } from '../../lib/list-search';
import { listShownEvent } from '../../lib/list-shown';
import { readProps } from '../../lib/read-props';
import { showList } from '../../lib/show-list';
import { EmbeddedMap } from './embedded-map';
import type { ListMapView } from './list-map-view';
import type { MessageToPage, ShowMessage } from './map-messages';
import { OutlineDrawing } from './outline-drawing';
import { useCardHover } from './use-card-hover';
import { usePlaces } from './use-places';
import { useSheet } from './use-sheet';
import styles from './live-list-map.module.css';

/** The map of a list at work. What it changes of the search changes the list beside it. */
export function LiveListMap({ map: first }: { map: ListMapView }) {
  const { t } = useTranslation();
  const map = useShownMap(first);
  const element = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(false);
  const [isCovered, setCovered] = useState(false);
  const [moved, setMoved] = useState<MapBox | null>(null);
  // Until then there is nothing to search again, and the bar would lie on markers.
  const [hasMoved, setHasMoved] = useState(false);
  const { places, lookAt } = usePlaces(map);
  const { pointedAt, point } = useCardHover(element);
  const hovered = useRef<string | null>(null);
  const opened = useRef<string | null>(null);
  const fit = useFit(map);
  useSheet();

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

  const go = (change: Partial<ListMapView['search']>, history: 'push' | 'replace') =>
    void showList(map.path + serialiseListSearch({ ...map.search, page: 1, ...change }), history);

  function searchIn(box: MapBox): void {
    setMoved(null);
    fit.leave(box);
    go({ box }, 'replace');
  }

  function onMessage(info: MessageToPage['messageInfo']): void {
    // The card of a marker that is open stands out while the focus is in what it opened.
    if (info.name === 'hovered') {
      hovered.current = info.id;
      point(info.id ?? opened.current);
    }
    if (info.name === 'opened') {
      opened.current = info.id;
      setCovered(info.id !== null);
      point(info.id ?? hovered.current, info.id !== null);
    }
    if (info.name === 'panel') setCovered(info.isOpen);
    if (info.name === 'drawn') go({ within: info.area, box: null }, 'push');
    if (info.name !== 'moved') return;
    lookAt(info.box, info.zoom);
    if (!info.byVisitor) return;
    setHasMoved(true);
    if (follows) searchIn(info.box);
    else setMoved(info.box);
  }

  return (
    <div className={styles.live} ref={element}>
      <OutlineDrawing outline={map.outline} label={map.label} isBehind />
      <EmbeddedMap
        src={map.frameHref}
        label={map.label}
        show={show}
        highlighted={pointedAt}
        onMessage={onMessage}
      />
      <div className={styles.bar} hidden={isCovered || !hasMoved}>
        <Checkbox
          label={t('map.follow')}
          checked={follows}
          onChange={(event) => {
            setFollows(event.currentTarget.checked);
            if (event.currentTarget.checked && moved) searchIn(moved);
          }}
        />
        {moved && !follows && (
          <Button onClick={() => searchIn(moved)}>{t('map.searchHere')}</Button>
        )}
      </div>
    </div>
  );
}

/** The map of the list that is shown now, whoever changed it. */
function useShownMap(first: ListMapView): ListMapView {
  const [map, setMap] = useState(first);
  useEffect(() => {
    const update = () => setMap((before) => readProps<ListMapView>('list-map') ?? before);
    window.addEventListener(listShownEvent, update);
    return () => window.removeEventListener(listShownEvent, update);
  }, []);
  return map;
}

/** The window to go to: that of the search, unless it came from the map itself. */
function useFit(map: ListMapView) {
  const [left, setLeft] = useState('');
  const { box } = map.search;
  const isOwn = box !== null && serialiseBox(box) === left;
  const next = useMemo(() => (isOwn ? null : map.fit), [isOwn, map.fit]);
  return { next, leave: (asked: MapBox) => setLeft(serialiseBox(asked)) };
}
