import type { ComponentType } from 'react';
import { drawnIslands } from './drawn-islands';

/** The parts of public pages that React runs in the browser, each with its script. */
export const islands = {
  ...drawnIslands,
  'quick-search-input': async () => {
    // It is loaded to have the other in its place.
    const [{ QuickSearchInput }] = await Promise.all([
      import('../features/search/quick-search-input'),
      import('../features/search/quick-search-combobox'),
    ]);
    return QuickSearchInput;
  },
  lightbox: async () => (await import('../catalogue/listing/media/lightbox')).Lightbox,
  'frame-map': async () => (await import('../features/map/frame/frame-map')).FrameMap,
  'list-map': async () => (await import('../features/map/live-list-map')).LiveListMap,
  'own-list': async () => (await import('../features/shortlist/own-list')).OwnList,
  'live-map': async () => (await import('../features/map/live-map')).LiveMap,
};

export type IslandName = keyof typeof islands;

export type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<(typeof islands)[Name]>> extends ComponentType<infer Props> ? Props : never;
