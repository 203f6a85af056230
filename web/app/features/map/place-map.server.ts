import type { ListingDetailFragment, SiteSettingsFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { writeCityName } from '@agency/domain/city-name';
import { countryIds } from '@agency/domain/countries';
import { formatCityAsWritten } from '../../lib/city-text';
import type { Corner, MapBox } from '../../lib/list-search';
import { listTowns } from './list-towns';
import { buildMapFrameView } from './map-frame-view.server';
import { boxAround } from './map-box';
import type { MapProperty } from './map-messages';
import { drawOutline } from './outline.server';
import { placeLabels } from './place-labels';
import type { PlaceMapView } from './place-map-view';

type Point = { latitude: number; longitude: number };

/** The drawing's width on the ground, so that it shows the towns around; its shape is 16 to 9. */
const widthKm = 36;
/** Of the land a little more, so that its edge is not seen. */
const seenKm = 38;
const shape = 16 / 9;
const kmPerDegree = 111.32;
/** Half the width of a postal code: about 7 km² in Brussels, 25 km² elsewhere in Belgium. */
const radiusKm = { city: 1.5, country: 2.8 };
const corners = 36;

/**
 * DETAIL-10: the map of a listing: its own place when its address is published, else the area of the
 * postal code as a circle around its centre. Null where neither is known. We know of no outlines of
 * postal codes under a licence for commercial use (decision 0043).
 */
export function buildPlaceMap(
  listing: ListingDetailFragment,
  context: LanguageContext,
  settings: SiteSettingsFragment | null,
): PlaceMapView | null {
  const { card, isExactPlace } = listing;
  const { t, language } = context;
  const { latitude, longitude } = card;
  if (latitude === null || longitude === null) return null;
  const point = { latitude, longitude };
  const area = isExactPlace ? [] : drawCircle(point, findRadius(listing));
  const placeText = [card.address, formatCityAsWritten(card)].filter(Boolean).join(', ');
  const window = findWindow(point);
  const home: MapProperty = {
    id: card.id,
    ...point,
    isExact: true,
    label: placeText,
    tone: 'open',
  };
  const frame = buildMapFrameView(language, settings, {
    propertyList: isExactPlace ? [home] : [],
    customMarker: 'gable',
    // Without streets only the towns around tell where it is.
    fit: settings?.map?.tileUrl ? boxAround(isExactPlace ? [point] : area.map(toPoint)) : window,
    area,
  });
  const around = listTowns(language);
  const own = { zip: card.zip, name: writeCityName(card.cityName), ...point };
  const others = around.filter(({ zip }) => isExactPlace || zip !== card.zip);
  return {
    label: `${t('map.label')}: ${placeText}`,
    placeText,
    areaText: isExactPlace ? null : describeArea(card, t),
    drawing: drawOutline(window, [], area, findWindow(point, seenKm)),
    isExact: isExactPlace,
    labels: placeLabels(isExactPlace ? others : [own, ...others], window, isExactPlace),
    frame,
  };
}

function describeArea(
  { address, zip }: ListingDetailFragment['card'],
  t: LanguageContext['t'],
): string {
  const area = t('detail.placeArea', { zip });
  return address ? area : `${t('detail.placeHidden')} ${area}`;
}

function findRadius({ region, card }: ListingDetailFragment): number {
  const isSmall = region === 'brussels' || card.countryId === countryIds.luxembourg;
  return isSmall ? radiusKm.city : radiusKm.country;
}

function findWindow(middle: Point, width = widthKm): MapBox {
  const high = width / shape / kmPerDegree / 2;
  const wide = width / degreeWidth(middle) / 2;
  return {
    south: middle.latitude - high,
    west: middle.longitude - wide,
    north: middle.latitude + high,
    east: middle.longitude + wide,
  };
}

function drawCircle(middle: Point, radius: number): Corner[] {
  return Array.from({ length: corners }, (_, index) => {
    const turn = (index / corners) * 2 * Math.PI;
    return {
      lat: round(middle.latitude + (Math.cos(turn) * radius) / kmPerDegree),
      lng: round(middle.longitude + (Math.sin(turn) * radius) / degreeWidth(middle)),
    };
  });
}

/** How many kilometres a degree of longitude is wide there. */
function degreeWidth({ latitude }: Point): number {
  return kmPerDegree * Math.cos((latitude * Math.PI) / 180);
}

function round(degrees: number): number {
  return Number(degrees.toFixed(5));
}

function toPoint({ lat, lng }: Corner): Point {
  return { latitude: lat, longitude: lng };
}
