import type { SiteSettingsFragment } from '../../../cms/generated/graphql';
import type { Language } from '@agency/domain/languages';
import places from '../data/places.json';
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
    cardsHref: `/${language}/map-cards/`,
    places: places.map(({ names, at: [latitude = 0, longitude = 0] }) => ({
      name: names[language],
      latitude,
      longitude,
    })),
  };
}
