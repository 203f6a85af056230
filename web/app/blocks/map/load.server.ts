import { cacheTags } from '../../cms/cache-tags';
import type { LoadBlock, PageContext } from '../block';
import { queryCms } from '../../cms/client/query.server';
import { ListingPlacesDocument } from '../../cms/generated/graphql';
import type { Goal } from '@agency/domain/goals';
import { buildListingCard } from '../../catalogue/listing/card/listing-card.server';
import { boxAround, wholeMap } from '../../features/map/map-box';
import { buildMapFrameView, type MapFrameView } from '../../features/map/map-frame-view.server';
import type { MapProperty, ShowMessage } from '../../features/map/map-messages';
import { drawOffice } from '../../features/map/place/place-map.server';
import type { PlaceDrawingView } from '../../features/map/place/place-map-view';
import { drawOutline, type OutlineView } from '@agency/domain/map/draw-outline';
import { buildContact } from '../../site/settings/contact-view.server';
import { mostAtOnce } from '../../features/search/list/list-href';

export const loadMap: LoadBlock<'ComponentModuleMap', MapBlockView> = async (
  context,
  { shows },
  { maxItems },
) => {
  if (shows === 'office') {
    const office = buildOfficeMap(context);
    return office && { kind: 'map', map: office };
  }
  context.tags.add(cacheTags.list(shows));
  const map = await buildListingMap(context, shows, maxItems ?? 4);
  return map && { kind: 'map', map };
};

/** Builds the map of the agency's office from the map settings; null without an address. */
function buildOfficeMap(context: PageContext): MapView | null {
  const { settings } = context;
  const { agencyName, address } = buildContact(settings);
  const { latitude = null, longitude = null } = settings?.map ?? {};
  if (address.length === 0) return null;
  const isPlaced = latitude !== null && longitude !== null;
  const label = [agencyName, ...address].join(', ');
  const office = { id: 'office', latitude, longitude, isExact: true, label, tone: 'open' } as const;
  return {
    office: {
      name: agencyName,
      address,
      directionsHref: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(label)}`,
    },
    outline: null,
    place: isPlaced
      ? drawOffice({ latitude, longitude, zip: settings?.legal?.zip ?? '' }, context)
      : null,
    frame: isPlaced ? buildFrame(context, [{ ...office, latitude, longitude }], 'gable') : null,
  };
}

/**
 * Builds a map of the newest listings of a goal, at their address or, if it is not published, in
 * the middle of their postal code; null if none has a position. Throws CmsError.
 */
async function buildListingMap(
  context: PageContext,
  goal: Goal,
  count: number,
): Promise<MapView | null> {
  const { searchListings } = await queryCms(ListingPlacesDocument, {
    language: context.language,
    filter: { goal },
    pageSize: Math.min(count, mostAtOnce),
  });
  const properties = searchListings.items.flatMap((item): MapProperty[] => {
    const { id, latitude, longitude, address } = item;
    if (latitude === null || longitude === null) return [];
    const { priceText } = buildListingCard(item, context);
    return [{ id, latitude, longitude, isExact: address !== null, label: priceText, tone: 'open' }];
  });
  if (properties.length === 0) return null;
  return {
    office: null,
    place: null,
    outline: drawOutline(boxAround(properties) ?? wholeMap, properties, []),
    frame: buildFrame(context, properties, 'price'),
  };
}

function buildFrame(
  { language, settings }: PageContext,
  propertyList: MapProperty[],
  customMarker: ShowMessage['customMarker'],
): MapFrameView {
  const fit = boxAround(propertyList);
  return buildMapFrameView(language, settings, { propertyList, customMarker, fit, area: [] });
}

/** A map that loads third-party tiles only on request. */
export type MapView = {
  office: { name: string; address: string[]; directionsHref: string | null } | null;
  /** Drawing of the listings' area, shown until then. */
  outline: OutlineView | null;
  /** Drawing of the office and the towns around it; null if its position is unknown. */
  place: PlaceDrawingView | null;
  frame: MapFrameView | null;
};

export type MapBlockView = { kind: 'map'; map: MapView };
