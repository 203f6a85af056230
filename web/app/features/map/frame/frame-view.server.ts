import type { SiteSettingsFragment } from '../../../cms/generated/graphql';
import type { Language } from '@agency/domain/languages';
import { listTowns } from '@agency/domain/map/list-towns';
import { buildTiles, type MapTilesView } from '../map-frame-view.server';

/** FIND-10: the embedded map of a language. */
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

/** What the embedded frame is made with; what it shows comes by message. */
export type FrameView = {
  language: string;
  tiles: MapTilesView | null;
  /** The cards of listings are at this address with their ids behind it. */
  cardsHref: string;
  places: PlaceView[];
};

/** A place to find one's way by. */
export type PlaceView = { name: string; latitude: number; longitude: number };
