import type { SiteSettingsFragment } from '../../cms/generated/graphql';
import type { Language } from '@agency/domain/languages';
import type { ShowInfo, ShowMessage } from './map-messages';
import { tileOrigin } from '../../lib/web/tile-origin';

type Shown = Pick<ShowMessage, 'propertyList' | 'customMarker'> &
  Pick<ShowInfo, 'fit' | 'area'> &
  Partial<Pick<ShowInfo, 'marks'>>;

/** Builds the map of a few places, with streets if the site has a tile server. */
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
      // The button that opens the map names the tile server.
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

/** A display map, loaded when a visitor asks for it. */
export type MapFrameView = {
  href: string;
  show: ShowMessage;
  /** Host of its tiles, for example `tile.openstreetmap.org`; null without any. */
  tileHost: string | null;
};

/**
 * Returns the tile server of the site's settings; null if none exists or its address is invalid.
 */
export function buildTiles(settings: SiteSettingsFragment | null): MapTilesView | null {
  const { tileUrl, attribution } = settings?.map ?? {};
  const origin = tileOrigin(tileUrl);
  if (!tileUrl || origin === null) return null;
  const host = origin.replace(/^https?:\/\/(\*\.)?/, '');
  return { url: tileUrl, attribution: attribution ?? '', host };
}

export type MapTilesView = {
  /** With `{z}`, `{x}`, `{y}`. */
  url: string;
  attribution: string;
  /** For example `tile.openstreetmap.org`. */
  host: string;
};
