import type { PlaceDrawingView, PlaceMapView, NearDrawingView } from './place-map-view';
import type { Corner, MapPoint } from '@agency/domain/map/map-box';
import type { ListingDetailFragment, SiteSettingsFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { countryIds } from '@agency/domain/countries';
import { drawOutline, type OutlineView } from '@agency/domain/map/draw-outline';
import { findSurroundings, type Surroundings } from '@agency/domain/map/find-surroundings';
import { middleOf, placeLabels, type LabelScreen } from '@agency/domain/map/place-labels';
import { rectAround, type Rect } from '@agency/domain/map/rect';
import { LRUCache } from 'lru-cache';
import { formatCityAsWritten } from '../../../lib/text/city-text';
import { buildMapFrameView } from '../map-frame-view.server';
import { boxAround } from '../map-box';
import type { MapProperty } from '../map-messages';
import { drawNear, listNearRects } from './near-drawing.server';

/** Width divided by height of the drawing. */
const shape = 2.4;

/**
 * Builds the map of a listing: its position if its address is published, with numbered places near
 * it, otherwise the area of the postal code as a circle. Null if neither is known.
 */
export function buildPlaceMap(
  listing: ListingDetailFragment,
  context: LanguageContext,
  settings: SiteSettingsFragment | null,
  places: readonly MapPoint[] = [],
): PlaceMapView | null {
  const { card, isExactPlace } = listing;
  const { t, language, locale } = context;
  const { latitude, longitude, zip, countryId, cityName } = card;
  if (latitude === null || longitude === null) return null;
  const point = { latitude, longitude };
  const placeText = [card.address, formatCityAsWritten(card)].filter(Boolean).join(', ');
  const where = { ...point, isExact: isExactPlace, zip, countryId, cityName };
  const drawn = isExactPlace && places.length > 0 ? drawNear(point, places, locale, shape) : null;
  const near = drawn?.near ?? null;
  const surroundings = findSurroundings(where, language, shape, drawn?.km);
  const { window, wide, area, towns } = surroundings;
  const home: MapProperty = {
    id: card.id,
    ...point,
    isExact: true,
    label: placeText,
    tone: 'open',
  };
  const here = isExactPlace ? [point] : area.map(toPoint);
  const marks = drawn ? places.map(pickPoint) : [];
  const frame = buildMapFrameView(language, settings, {
    propertyList: isExactPlace ? [home] : [],
    customMarker: 'gable',
    fit: drawn || settings?.map?.tileUrl ? boxAround([...here, ...marks]) : wide,
    area,
    marks,
  });
  return {
    label: `${t('map.label')}: ${placeText}`,
    placeText,
    areaText: isExactPlace ? null : describeArea(card, t),
    drawing: drawSurroundings(surroundings),
    isExact: isExactPlace,
    labels: placeLabels(towns, window, (screen) => listTaken(screen, isExactPlace, near)),
    near,
    frame,
  };
}

/** Builds the drawing of an office with the towns around it. */
export function drawOffice(
  place: MapPoint & { zip: string },
  { t, language }: LanguageContext,
): PlaceDrawingView {
  const office = { ...place, isExact: true, countryId: countryIds.belgium, cityName: '' };
  const surroundings = findSurroundings(office, language, shape);
  const { towns, window } = surroundings;
  return {
    label: t('map.label'),
    drawing: drawSurroundings(surroundings),
    isExact: true,
    labels: placeLabels(towns, window, (screen) => listTaken(screen, true, null)),
    near: null,
  };
}

/** Keyed by location; each is about 6 KB and takes 0.25 ms to draw. */
const drawings = new LRUCache<string, OutlineView>({ max: 200 });

/**
 * The four languages of a listing share one drawing, and so do homes with a hidden address in the
 * same area.
 */
function drawSurroundings({ window, around, area }: Surroundings): OutlineView {
  const key = `${window.south} ${window.west} ${area.length}`;
  const drawing = drawings.get(key) ?? drawOutline(window, [], area, around);
  drawings.set(key, drawing);
  return drawing;
}

/**
 * Lists the rectangles that names must not cover: the home, places near it, and the map's button.
 */
function listTaken(screen: LabelScreen, isExact: boolean, near: NearDrawingView | null): Rect[] {
  const edge = (screen.width * (1 - screen.seen)) / 2;
  const aside = near?.freeSide === 'right' ? screen.width - edge - 92 : edge + 92;
  return [
    rectAround({ x: aside, y: screen.height - 34 }, 80, 24),
    ...(isExact ? [middleOf(screen)] : []),
    ...(near ? listNearRects(near, screen) : []),
  ];
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

function pickPoint({ latitude, longitude }: MapPoint): MapPoint {
  return { latitude, longitude };
}
