import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { MapBox } from '@agency/domain/map/map-box';
import { Button } from '../../../ui/controls/button';
import { Checkbox } from '../../../ui/controls/checkbox';
import { useMedia } from '../../../ui/layout/use-media';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { serialiseBox, serialiseListSearch } from '../../../lib/rules/list-search';
import { listShownEvent } from '../../../lib/dom/page-change';
import { readProps } from '../../../../document/islands/read-props';
import { showList } from '../../../lib/dom/show-list';
import { EmbeddedMap } from '../embedded-map';
import type { LiveMapView, MapPlacesView } from './list-map-view';
import type { MessageToPage, ShowMessage } from '../map-messages';
import { boxAround, countInside, isInside } from '../map-box';
import { pickFirst } from './pick-first';
import { listResults, SheetCards } from './sheet-cards';
import { showInView, useCardHover } from './use-card-hover';
import { usePlaces } from './use-places';
import { useSheet } from './use-sheet';
import styles from './live-list-map.module.css';

/** Renders the interactive map of a list. Changes to its search update the list beside it. */
export function LiveListMap({ map: first }: { map: LiveMapView }) {
  const { t } = useTranslation();
  const map = useShownMap(first);
  const element = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(false);
  const [isCovered, setCovered] = useState(false);
  const [moved, setMoved] = useState<MapBox | null>(null);
  // Before a move there is nothing to search again, and the bar would cover markers.
  const [hasMoved, setHasMoved] = useState(false);
  const [seen, setSeen] = useState<MapBox | null>(null);
  const { places, lookAt } = usePlaces(map);
  const { pointedAt, point } = useCardHover(element);
  const hovered = useRef<string | null>(null);
  const opened = useRef<string | null>(null);
  const [openedIds, setOpenedIds] = useState<readonly string[]>([]);
  // On phones the results are a drawer over the map whose lowest height shows a whole card
  // (`search/list/listing-list.module.css`).
  const isPhone = useMedia('(max-width: 39.99875em)', false);
  const fit = useFit(map);
  const total = countInside(listAll(map.places), null);
  const inView = countInside(listAll(places), seen);
  // A search by window has no results outside it.
  const elsewhere = map.search.box === null ? Math.max(0, total - inView) : 0;
  const firstInView = useFirstInView(map, places, hasMoved && !follows ? seen : null);
  useSheet();
  useEffect(() => {
    if (elsewhere > 0) showInView(t('map.inView', { shown: inView, count: total }));
    else showInView(null);
  }, [t, map, elsewhere, inView, total]);

  const show = useMemo<ShowMessage>(
    () => ({
      propertyList: places.properties,
      mapType: 'outlines',
      messageInfo: {
        name: 'show',
        version: 1,
        purpose: 'search',
        cardsOn: isPhone ? 'page' : 'map',
        groups: places.groups,
        fit: fit.next,
        asked: fit.times,
        area: [...map.search.within],
        marks: [],
      },
      customMarker: 'price',
      ignoreList: [],
    }),
    [places, fit.next, fit.times, map.search.within, isPhone],
  );

  const go = (change: Partial<LiveMapView['search']>, history: 'push' | 'replace') =>
    void showList(map.path + serialiseListSearch({ ...map.search, page: 1, ...change }), history);

  function searchIn(box: MapBox): void {
    setMoved(null);
    fit.leave(box);
    go({ box }, 'replace');
  }

  function onMessage(info: MessageToPage['messageInfo']): void {
    // The card of an opened marker stays highlighted while the focus is in its popup.
    if (info.name === 'hovered') {
      hovered.current = info.id;
      if (!isPhone) point(info.id ?? opened.current);
    }
    if (info.name === 'opened') {
      const [id = null] = info.ids;
      opened.current = id;
      setOpenedIds(info.ids);
      setCovered(id !== null && !isPhone);
      if (!isPhone) point(id ?? hovered.current, id !== null);
    }
    if (info.name === 'panel') setCovered(info.isOpen);
    if (info.name === 'drawn') go({ within: info.area, box: null }, 'push');
    if (info.name !== 'moved') return;
    lookAt(info.box, info.zoom);
    setSeen(info.box);
    if (!fit.takeMove(info.byVisitor)) return;
    setHasMoved(true);
    if (follows) searchIn(info.box);
    else setMoved(info.box);
  }

  const showElsewhere = elsewhere > 0 && (
    <button
      type="button"
      className={styles.elsewhere}
      onClick={() => fit.go(boxAround(listAll(map.places)))}
    >
      {t('map.elsewhere', { count: elsewhere })}
      <VisuallyHidden>{`: ${t('map.showAll')}`}</VisuallyHidden>
    </button>
  );

  return (
    <div className={styles.live} ref={element}>
      {showElsewhere && showInSheetHead(showElsewhere)}
      <SheetCards
        cardsHref={map.cardsHref}
        pressed={isPhone ? openedIds : none}
        inView={firstInView}
      />
      <EmbeddedMap
        src={map.frameHref}
        label={map.label}
        show={show}
        highlighted={pointedAt}
        onMessage={onMessage}
      />
      <div className={styles.bar} hidden={isCovered || (elsewhere === 0 && !hasMoved)}>
        {showElsewhere}
        {hasMoved && (
          <Checkbox
            label={t('map.follow')}
            checked={follows}
            onChange={(event) => {
              setFollows(event.currentTarget.checked);
              if (event.currentTarget.checked && moved) searchIn(moved);
            }}
          />
        )}
        {moved && !follows && (
          <Button onClick={() => searchIn(moved)}>{t('map.searchHere')}</Button>
        )}
      </div>
    </div>
  );
}

const none: readonly string[] = [];

/**
 * Places the number of listings elsewhere in the drawer's header (`search/list/listing-list.tsx`).
 */
function showInSheetHead(words: ReactNode): ReactNode {
  const head = document.querySelector('[data-elsewhere]');
  return head && createPortal(words, head);
}

/** Returns the map of the current list, whatever changed it. */
function useShownMap(first: LiveMapView): LiveMapView {
  const [map, setMap] = useState(first);
  useEffect(() => {
    const update = () => setMap((before) => readProps<LiveMapView>('list-map') ?? before);
    window.addEventListener(listShownEvent, update);
    return () => window.removeEventListener(listShownEvent, update);
  }, []);
  return map;
}

/** Returns the listings in view that come first, updated with the list and the window. */
function useFirstInView(map: LiveMapView, { properties }: MapPlacesView, box: MapBox | null) {
  return useMemo(() => {
    const inView = box ? properties.filter((one) => isInside(one, box)) : [];
    return pickFirst(
      inView.map(({ id }) => id),
      listResults(),
    );
    // The results on the page change with the map.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [map, properties, box]);
}

function listAll({ properties, groups }: MapPlacesView) {
  return [...properties, ...groups];
}

/**
 * Returns the window to show: that of the search, unless it came from the map itself, or one the
 * visitor requested. Null once the visitor has moved the map, until the next request. Ignores moves
 * reported before the map has reached the requested window.
 */
function useFit(map: LiveMapView) {
  const [left, setLeft] = useState('');
  const [asked, setAsked] = useState<{ map: LiveMapView; box: MapBox | null } | null>(null);
  const [times, setTimes] = useState(0);
  const isUnderWay = useRef(false);
  const { box } = map.search;
  const isOwn = box !== null && serialiseBox(box) === left;
  const ofSearch = isOwn ? null : map.fit;
  return {
    next: asked?.map === map ? asked.box : ofSearch,
    times,
    leave: (window: MapBox) => setLeft(serialiseBox(window)),
    /** Reports whether the visitor has moved the map since they requested a window. */
    takeMove: (byVisitor: boolean) => {
      if (!byVisitor) isUnderWay.current = false;
      if (!byVisitor || isUnderWay.current) return false;
      setAsked((before) => (before?.map === map && !before.box ? before : { map, box: null }));
      return true;
    },
    go: (window: MapBox | null) => {
      isUnderWay.current = window !== null;
      setAsked({ map, box: window });
      setTimes((before) => before + 1);
    },
  };
}
