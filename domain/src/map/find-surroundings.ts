import { writeCityName } from '../city-name';
import type { Language } from '../languages';
import { findLawRegion, type LawRegion } from '../region';
import { circleAround, degreeWidth, kmPerDegree } from './circle-around';
import { listTowns } from './list-towns';
import type { Corner, MapBox, MapPoint } from './map-box';
import type { NamedPlace } from './place-labels';

/** Half the width of a postal code: about 7 km² in Brussels and Luxembourg, 25 km² elsewhere in Belgium. */
const radiusKm = { city: 1.5, country: 2.8 };
/**
 * The drawing's width on the ground: in Brussels its communes, elsewhere the towns around, as there is
 * nothing else to draw.
 */
const widthKm = { brussels: 10, elsewhere: 36 };
/** Of the land a little more, so that its edge is not seen. */
const landShare = 1.06;

/** Where a home is: its own place, or the centre of its postal code. */
export interface HomePlace extends MapPoint {
  isExact: boolean;
  zip: string;
  countryId: number;
  cityName: string;
}

/** What a drawing of a home's surroundings shows. */
export interface Surroundings {
  window: MapBox;
  /** Of the land what is in it. */
  around: MapBox;
  /** For a map that can be moved and has no streets: the towns around tell where the home is. */
  wide: MapBox;
  /** About where the home is; none where its own place is known. */
  area: Corner[];
  /** Places to name, the first ones first. */
  towns: NamedPlace[];
}

/**
 * DETAIL-10: the surroundings of a home, on the site as in mails; `shape` is the drawing's width by its
 * height, `given` its width on the ground where what is near is shown. Where its own place is not known,
 * its city is named first: it stands in the middle.
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

/** The window around a place, so many kilometres wide; `shape` is its width by its height. */
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
 * About the area of a postal code, as a circle around its centre. We know of no outlines of postal
 * codes under a licence for commercial use (decision 0043).
 */
function drawPlaceArea(home: MapPoint, region: LawRegion | null): Corner[] {
  const isSmall = region === 'brussels' || region === 'luxembourg';
  return circleAround(home, radiusKm[isSmall ? 'city' : 'country'], { corners: 36, decimals: 5 });
}
