import { createIslands } from '../../document/islands/start-islands';
import { serverIslands } from './server-islands';

const islands = {
  ...serverIslands,
  'quick-search-input': async () => {
    // Loaded together with the field that it replaces.
    const [{ QuickSearchInput }] = await Promise.all([
      import('../features/search/quick-search/quick-search-input'),
      import('../features/search/quick-search/quick-search-combobox'),
    ]);
    return QuickSearchInput;
  },
  lightbox: async () => (await import('../catalogue/listing/media/lightbox')).Lightbox,
  'frame-map': async () => (await import('../features/map/frame/frame-map')).FrameMap,
  'list-map': async () => (await import('../features/map/list/live-list-map')).LiveListMap,
  'own-list': async () => (await import('../features/shortlist/own-list')).OwnList,
  'live-map': async () => (await import('../features/map/live-map')).LiveMap,
};

export const { startIslands, mountIsland, prepareIsland } = createIslands(islands);
