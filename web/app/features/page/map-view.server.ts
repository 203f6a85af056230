import { askCms } from '../../cms/ask.server';
import { ListingPlacesDocument, type SiteSettingsFragment } from '../../cms/generated/graphql';
import type { Goal } from '../../i18n/build-path';
import { tileOrigin } from '../../lib/tile-origin';
import { buildListingCard } from '../listing/listing-card.server';
import { buildContact } from '../menu/contact-view.server';
import { mostAtOnce } from '../search/page-size';
import type { MapPointView, MapTilesView, MapView } from './map-view';
import type { PageContext } from './page-context';

/** The agency's office where the site's map settings say; null when it has no address. */
export function buildOfficeMap(settings: SiteSettingsFragment | null): MapView | null {
  const { agencyName, address } = buildContact(settings);
  const { latitude = null, longitude = null } = settings?.map ?? {};
  if (address.length === 0) return null;
  const isPlaced = latitude !== null && longitude !== null;
  const place = [agencyName, ...address].join(', ');
  return {
    office: {
      name: agencyName,
      address,
      directionsHref: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`,
    },
    points: isPlaced ? [{ latitude, longitude, label: place, href: null }] : [],
    tiles: isPlaced ? buildTiles(settings) : null,
  };
}

/**
 * The newest listings of a goal where their address is, or in the middle of their postal code when
 * it is not published; null when none can be placed or no map be drawn. Throws CmsError.
 */
export async function buildListingMap(
  context: PageContext,
  goal: Goal,
  count: number,
): Promise<MapView | null> {
  const tiles = buildTiles(context.settings);
  if (tiles === null) return null;
  const { searchListings } = await askCms(ListingPlacesDocument, {
    language: context.language,
    filter: { goal },
    pageSize: Math.min(count, mostAtOnce),
  });
  const points = searchListings.items.flatMap((item): MapPointView[] => {
    const { latitude, longitude } = item;
    if (latitude === null || longitude === null) return [];
    const { title, priceText, href } = buildListingCard(item, context);
    return [{ latitude, longitude, label: `${title}, ${priceText}`, href }];
  });
  return points.length === 0 ? null : { office: null, points, tiles };
}

function buildTiles(settings: SiteSettingsFragment | null): MapTilesView | null {
  const { tileUrl, attribution } = settings?.map ?? {};
  const origin = tileOrigin(tileUrl);
  if (!tileUrl || origin === null) return null;
  const host = origin.replace(/^https?:\/\/(\*\.)?/, '');
  return { url: tileUrl, attribution: attribution ?? '', host };
}
