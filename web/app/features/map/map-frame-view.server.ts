import type { SiteSettingsFragment } from '../../cms/generated/graphql';
import type { Language } from '@agency/domain/languages';
import type { ShowInfo, ShowMessage } from './map-messages';
import { buildTiles } from './map-tiles.server';

type Shown = Pick<ShowMessage, 'propertyList' | 'customMarker'> &
  Pick<ShowInfo, 'fit' | 'area'> &
  Partial<Pick<ShowInfo, 'marks'>>;

/** The map of a few places; with streets where the site has a tile server. */
export function buildMapFrameView(
  language: Language,
  settings: SiteSettingsFragment | null,
  { propertyList, customMarker, fit, area, marks = [] }: Shown,
): MapFrameView {
  const tiles = buildTiles(settings);
  return {
    href: `/${language}/map-frame/`,
    show: {
      propertyList,
      // The button that opens the map says whose pictures it shows.
      mapType: tiles ? 'streets' : 'outlines',
      messageInfo: {
        name: 'show',
        version: 1,
        purpose: 'show',
        cardsOn: 'map',
        groups: [],
        fit,
        asked: 0,
        area,
        marks,
      },
      customMarker,
      ignoreList: [],
    },
    tileHost: tiles?.host ?? null,
  };
}

/** A map that is only looked at, loaded when a visitor asks for it. */
export type MapFrameView = {
  href: string;
  /** What the frame is sent (FIND-10). */
  show: ShowMessage;
  /** Where its pictures come from, for example `tile.openstreetmap.org`; null without any. */
  tileHost: string | null;
};
