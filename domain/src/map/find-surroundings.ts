import { writeCityName } from '../city-name';
import type { Language } from '../languages';
import { findLawRegion, type LawRegion } from '../region';
import { circleAround, degreeWidth, kmPerDegree } from './circle-around';
import { listTowns } from './list-towns';
import type { Corner, MapBox, MapPoint } from './map-box';
import type { NamedPlace } from './place-labels';

/** Radius of a postal code: about 7 km² in Brussels and Luxembourg, 25 km² elsewhere in Belgium. */
const radiusKm = { city: 1.5, country: 2.8 };
/**
 * Width of the drawing on the ground: the communes in Brussels, the surrounding towns elsewhere,
 * where there is nothing else to draw.
 */
const widthKm = { brussels: 10, elsewhere: 36 };
/** Margin by which the land exceeds the window, so that its edge is not visible. */
const landShare = 1.06;

export interface HomePlace extends MapPoint {
  isExact: boolean;
  zip: string;
  countryId: number;
  cityName: string;
}

export interface Surroundings {
  window: MapBox;
  /** Box to which the land is clipped. */
  around: MapBox;
  /** Window of a map that can be moved and has no streets, with the surrounding towns. */
  wide: MapBox;
  /** Approximate area of the home; empty if its exact position is known. */
  area: Corner[];
  /** Places to name, most important first. */
  towns: NamedPlace[];
}

/**
 * Returns the surroundings of a home, for the site and for mails. `shape` is the drawing's width
 * divided by its height; `given` its width on the ground when nearby facilities are shown. Without
 * an exact position the city in the middle is named first.
 */
export function findSurroundings(
  home: HomePlace,
  language: Language,
  shape: number,
  given: number | null = null,
): Surroundings {
  const { zip, isExact, latitude, longitude } = home;
  const towns = listTowns(language);
  const region = findLawRegion(home.countryId, zip);
  const km = given ?? widthKm[region === 'brussels' ? 'brussels' : 'elsewhere'];
  const own = { zip, name: writeCityName(home.cityName), latitude, longitude };
  return {
    window: findPlaceWindow(home, km, shape),
    around: findPlaceWindow(home, km * landShare, shape),
    wide: findPlaceWindow(home, widthKm.elsewhere, 16 / 9),
    area: isExact ? [] : drawPlaceArea(home, region),
    towns: isExact ? towns : [own, ...towns.filter((town) => town.zip !== zip)],
  };
}

/** Returns the window around a place, `km` wide; `shape` is its width divided by its height. */
function findPlaceWindow(middle: MapPoint, km: number, shape: number): MapBox {
  const high = km / shape / kmPerDegree / 2;
  const wide = km / degreeWidth(middle) / 2;
  return {
    south: middle.latitude - high,
    west: middle.longitude - wide,
    north: middle.latitude + high,
    east: middle.longitude + wide,
  };
}

/**
 * Approximates the area of a postal code by a circle around its centre. No outlines of postal codes
 * are known to have a licence for commercial use (decision 0043).
 */
function drawPlaceArea(home: MapPoint, region: LawRegion | null): Corner[] {
  const isSmall = region === 'brussels' || region === 'luxembourg';
  return circleAround(home, radiusKm[isSmall ? 'city' : 'country'], { corners: 36, decimals: 5 });
}
