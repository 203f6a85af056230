import { queryCms } from '../../../cms/client/query.server';
import {
  MapPlacesDocument,
  type ListingFilter,
  type MapPlacesQuery,
} from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatPrice } from '../../../lib/text/price-text';
import type { MapPlacesView } from './list-map-view';
import type { MapProperty } from '../map-messages';

type Answer = MapPlacesQuery['listingPlaces'];
type Point = Answer['points'][number];

/** Lists the positions of matching listings, at most 500 listings and groups. */
export async function listPlaces(
  context: LanguageContext,
  filter: ListingFilter,
  zoom: number,
): Promise<MapPlacesView> {
  const { language } = context;
  const { listingPlaces } = await queryCms(MapPlacesDocument, { language, filter, zoom });
  return {
    properties: listingPlaces.points.map((point) => buildProperty(context, point)),
    groups: listingPlaces.clusters.map(({ latitude, longitude, count, ...box }) => ({
      latitude,
      longitude,
      count,
      box,
    })),
  };
}

function buildProperty({ t }: LanguageContext, point: Point): MapProperty {
  const { id, latitude, longitude, isExact } = point;
  return {
    id,
    latitude,
    longitude,
    isExact,
    label: formatPrice(point, (key, values) => t(key, values)),
    tone: tones[point.availability],
  };
}

const tones: Record<Point['availability'], MapProperty['tone']> = {
  available: 'open',
  option: 'option',
  sold: 'closed',
  rented: 'closed',
};
