import type { SiteSettingsFragment } from '../../cms/generated/graphql';
import { tileOrigin } from '../../lib/tile-origin';
import type { MapTilesView } from './map-tiles-view';

/** The tile server of the site's settings; null when there is none or its address cannot be. */
export function buildTiles(settings: SiteSettingsFragment | null): MapTilesView | null {
  const { tileUrl, attribution } = settings?.map ?? {};
  const origin = tileOrigin(tileUrl);
  if (!tileUrl || origin === null) return null;
  const host = origin.replace(/^https?:\/\/(\*\.)?/, '');
  return { url: tileUrl, attribution: attribution ?? '', host };
}
