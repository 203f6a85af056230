import type { Corner } from '@agency/domain/map/map-box';
import type { ListingDetailFragment, SiteSettingsFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { writeCityName } from '@agency/domain/city-name';
import { countryIds } from '@agency/domain/countries';
import { drawOutline } from '@agency/domain/map/draw-outline';
import { listTowns } from '@agency/domain/map/list-towns';
import { placeLabels } from '@agency/domain/map/place-labels';
import { drawPlaceArea, findPlaceWindow, type MapPoint } from '@agency/domain/map/place-window';
import { formatCityAsWritten } from '../../lib/city-text';
import { buildMapFrameView } from './map-frame-view.server';
import { boxAround } from './map-box';
import type { MapProperty } from './map-messages';
import type { PlaceMapView } from './place-map-view';

/** The drawing's width on the ground, so that it shows the towns around. */
const widthKm = 36;
/** Of the land a little more, so that its edge is not seen. */
const seenKm = 38;
const shape = 16 / 9;

/**
 * DETAIL-10: the map of a listing: its own place when its address is published, else the area of the
 * postal code as a circle around its centre. Null where neither is known.
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
  const area = isExactPlace ? [] : drawPlaceArea(point, findSize(listing));
  const placeText = [card.address, formatCityAsWritten(card)].filter(Boolean).join(', ');
  const window = findPlaceWindow(point, widthKm, shape);
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
    drawing: drawOutline(window, [], area, findPlaceWindow(point, seenKm, shape)),
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

function findSize({ region, card }: ListingDetailFragment): 'city' | 'country' {
  const isSmall = region === 'brussels' || card.countryId === countryIds.luxembourg;
  return isSmall ? 'city' : 'country';
}

function toPoint({ lat, lng }: Corner): MapPoint {
  return { latitude: lat, longitude: lng };
}
