import type { SiteSettingsFragment } from '../../../cms/generated/graphql';
import type { Language } from '@agency/domain/languages';
import { listTowns } from '@agency/domain/map/list-towns';
import { buildTiles, type MapTilesView } from '../map-frame-view.server';

export function buildMapFrame(
  language: Language,
  settings: SiteSettingsFragment | null,
): FrameView {
  return {
    language,
    tiles: buildTiles(settings),
    cardsHref: `/${language}/listing-cards/`,
    places: listTowns(language).map(({ name, latitude, longitude }) => ({
      name,
      latitude,
      longitude,
    })),
  };
}

/** Initial data of the embedded frame; what it shows comes by message. */
export type FrameView = {
  language: string;
  tiles: MapTilesView | null;
  /** Listing ids are appended to this address to get their cards. */
  cardsHref: string;
  places: PlaceView[];
};

/** A named place for orientation. */
export type PlaceView = { name: string; latitude: number; longitude: number };
