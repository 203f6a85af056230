import type { LiveMapView } from '../features/map/list/list-map-view';
import type { FrameView } from '../features/map/frame/frame-view.server';
import type { MapFrameView } from '../features/map/map-frame-view.server';
import { listShownEvent } from '../lib/dom/page-change';
import { findAll, onEvent } from '../lib/dom/on-event';
import { readProps } from '../../document/islands/read-props';
import { mountIsland } from './islands';

/** Functions that remove the maps of lists; null while the script is loading. */
const listMaps = new Map<HTMLElement, (() => void) | null>();

/**
 * Starts the maps of `PlaceMap` and `MapModule` (on request), `ListMap` (when visible) and
 * `FrameScreen` (at once). If the script fails to load, the drawing stays.
 */
export function startMaps(): void {
  onEvent('click', '[data-show-map]', (button) => {
    const map = button.closest<HTMLElement>('[data-map]');
    if (map) showMap(map).catch(() => undefined);
  });
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      void showListMap(target as HTMLElement);
    }
  });
  const observe = () => {
    takeAwayListMaps();
    for (const stage of findAll('[data-list-map]')) if (!listMaps.has(stage)) seen.observe(stage);
  };
  observe();
  // A list can show and hide its map in the same document.
  window.addEventListener(listShownEvent, observe);
  for (const stage of findAll('[data-frame-map]')) showFrameMap(stage).catch(() => undefined);
}

async function showMap(map: HTMLElement): Promise<void> {
  const stage = map.querySelector<HTMLElement>('[data-map-stage]');
  const frame = readProps<MapFrameView>('map-frame', map);
  if (!stage || !frame) return;
  await mountIsland(stage, 'live-map', { frame });
  for (const asking of findAll('[data-map-ask]', map)) asking.hidden = true;
  // The focused button no longer exists.
  stage.tabIndex = -1;
  stage.focus({ preventScroll: true });
}

async function showListMap(stage: HTMLElement): Promise<void> {
  const map = readProps<LiveMapView>('list-map');
  if (!map) return;
  listMaps.set(stage, null);
  try {
    listMaps.set(stage, await mountIsland(stage, 'list-map', { map }));
  } catch {
    listMaps.delete(stage);
  }
  takeAwayListMaps();
}

/** Removes the maps of lists that no longer show one. */
function takeAwayListMaps(): void {
  for (const [stage, takeAway] of listMaps) {
    if (stage.isConnected || !takeAway) continue;
    listMaps.delete(stage);
    takeAway();
  }
}

async function showFrameMap(stage: HTMLElement): Promise<void> {
  const view = readProps<FrameView>('frame-map');
  if (view) await mountIsland(stage, 'frame-map', { view });
}
