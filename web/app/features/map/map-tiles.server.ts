import type { SiteSettingsFragment } from '../../cms/generated/graphql';
import { tileOrigin } from '../../lib/web/tile-origin';

/** The tile server of the site's settings; null when there is none or its address cannot be. */
export function buildTiles(settings: SiteSettingsFragment | null): MapTilesView | null {
  const { tileUrl, attribution } = settings?.map ?? {};
  const origin = tileOrigin(tileUrl);
  if (!tileUrl || origin === null) return null;
  const host = origin.replace(/^https?:\/\/(\*\.)?/, '');
  return { url: tileUrl, attribution: attribution ?? '', host };
}

/** Where a map's pictures of streets come from. */
export type MapTilesView = {
  /** With `{z}`, `{x}`, `{y}`. */
  url: string;
  attribution: string;
  /** For example `tile.openstreetmap.org`. */
  host: string;
};
