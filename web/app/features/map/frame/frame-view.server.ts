import type { SiteSettingsFragment } from '../../../cms/generated/graphql';
import type { Language } from '@agency/domain/languages';
import { listTowns } from '@agency/domain/map/list-towns';
import { buildTiles } from '../map-tiles.server';
import type { FrameView } from './frame-view';

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
