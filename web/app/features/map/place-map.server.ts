import type { Corner, MapPoint } from '@agency/domain/map/map-box';
import type { ListingDetailFragment, SiteSettingsFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { drawOutline, type OutlineView } from '@agency/domain/map/draw-outline';
import { findSurroundings, type Surroundings } from '@agency/domain/map/find-surroundings';
import { placeLabels } from '@agency/domain/map/place-labels';
import { LRUCache } from 'lru-cache';
import { formatCityAsWritten } from '../../lib/city-text';
import { buildMapFrameView } from './map-frame-view.server';
import { boxAround } from './map-box';
import type { MapProperty } from './map-messages';
import type { PlaceMapView } from './place-map-view';

/** The drawing's width by its height. */
const shape = 2.4;

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
  const { latitude, longitude, zip, countryId, cityName } = card;
  if (latitude === null || longitude === null) return null;
  const point = { latitude, longitude };
  const placeText = [card.address, formatCityAsWritten(card)].filter(Boolean).join(', ');
  const where = { ...point, isExact: isExactPlace, zip, countryId, cityName };
  const surroundings = findSurroundings(where, language, shape);
  const { window, wide, area, towns } = surroundings;
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
    fit: settings?.map?.tileUrl ? boxAround(isExactPlace ? [point] : area.map(toPoint)) : wide,
    area,
  });
  return {
    label: `${t('map.label')}: ${placeText}`,
    placeText,
    areaText: isExactPlace ? null : describeArea(card, t),
    drawing: drawSurroundings(surroundings),
    isExact: isExactPlace,
    labels: placeLabels(towns, window, isExactPlace),
    frame,
  };
}

/** By place; each holds some two kilobytes. */
const drawings = new LRUCache<string, OutlineView>({ max: 1000 });

/** The four languages of a listing show one drawing, and so do the homes of a hidden address. */
function drawSurroundings({ window, around, area }: Surroundings): OutlineView {
  const key = `${window.south} ${window.west} ${area.length}`;
  const drawing = drawings.get(key) ?? drawOutline(window, [], area, around);
  drawings.set(key, drawing);
  return drawing;
}

function describeArea(
  { address, zip }: ListingDetailFragment['card'],
  t: LanguageContext['t'],
): string {
  const area = t('detail.placeArea', { zip });
  return address ? area : `${t('detail.placeHidden')} ${area}`;
}

function toPoint({ lat, lng }: Corner): MapPoint {
  return { latitude: lat, longitude: lng };
}
