import { cacheTags } from '../../cms/cache-tags';
import type { LoadBlock, PageContext } from '../block';
import { queryCms } from '../../cms/client/query.server';
import { ListingPlacesDocument } from '../../cms/generated/graphql';
import type { Goal } from '@agency/domain/goals';
import { buildListingCard } from '../../catalogue/listing/card/listing-card.server';
import { boxAround, wholeMap } from '../../features/map/map-box';
import { buildMapFrameView, type MapFrameView } from '../../features/map/map-frame-view.server';
import type { MapProperty, ShowMessage } from '../../features/map/map-messages';
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

/** The agency's office where the site's map settings say; null when it has no address. */
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
    frame: isPlaced ? buildFrame(context, [{ ...office, latitude, longitude }], 'gable') : null,
  };
}

/**
 * The newest listings of a goal where their address is, or in the middle of their postal code when
 * it is not published; null when none can be placed. Throws CmsError.
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

/** A map that is loaded when a visitor asks for it (RULE-8's rule for what other hosts serve). */
export type MapView = {
  /** What stands beside the map: the office with its address; null for a map of listings. */
  office: { name: string; address: string[]; directionsHref: string | null } | null;
  /** What stands in the map's place until then; null for a picture that is no map. */
  outline: OutlineView | null;
  /** The map of listings, or of the office; null where its place is not known. */
  frame: MapFrameView | null;
};

export type MapBlockView = { kind: 'map'; map: MapView };
