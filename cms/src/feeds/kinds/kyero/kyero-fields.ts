import { TYPES } from '../mapping/type-words';
import { energyLabel, number, oneOf, text, type FieldMapping } from '../mapping/read-fields';

export const kyeroTypes: Readonly<Record<string, string>> = {
  apartment: TYPES.apartment,
  flat: TYPES.apartment,
  penthouse: TYPES.apartment,
  duplex: TYPES.apartment,
  studio: TYPES.studio,
  villa: TYPES.house,
  house: TYPES.house,
  'town house': TYPES.house,
  townhouse: TYPES.house,
  bungalow: TYPES.house,
  'country house': TYPES.house,
  finca: TYPES.house,
  cortijo: TYPES.house,
  'semi-detached house': TYPES.house,
  land: TYPES.land,
  plot: TYPES.land,
  commercial: TYPES.commercial,
  'commercial property': TYPES.commercial,
  garage: TYPES.garage,
  parking: TYPES.garage,
};

/** Goals by `price_freq`. Weekly lets are holiday homes. */
export const kyeroDeals: Readonly<Record<string, { Goal: number }>> = {
  sale: { Goal: 0 },
  month: { Goal: 1 },
};

export const kyeroFields: readonly FieldMapping[] = [
  {
    from: 'type',
    to: 'WebIDs',
    read: (value) => oneOf(kyeroTypes)(text(value)?.toString().toLowerCase()),
  },
  { from: 'price', to: 'Price', read: number },
  { from: 'postcode', to: 'Zip', read: text },
  { from: 'town', to: 'City', read: text },
  { from: 'location.latitude', to: 'Latitude', read: number },
  { from: 'location.longitude', to: 'Longitude', read: number },
  { from: 'beds', to: 'NumberOfBedRooms', read: number },
  { from: 'baths', to: 'NumberOfBathRooms', read: number },
  { from: 'surface_area.built', to: 'SurfaceLiving', read: number },
  { from: 'surface_area.plot', to: 'SurfaceGround', read: number },
  { from: 'video_url', to: 'VideoUrl', read: text },
  { from: 'virtual_tour_url', to: 'VirtualTourUrl', read: text },
  { from: 'energy_rating.consumption', to: 'EPCLabelText', read: energyLabel },
];

/** Features in lower case, with the snapshot's field. */
export const kyeroFeatures: Readonly<Record<string, string>> = {
  furnished: 'Furnished',
  lift: 'Lift',
  elevator: 'Lift',
  terrace: 'Terrace',
  'private terrace': 'Terrace',
  'covered terrace': 'Terrace',
  garden: 'Garden',
  'private garden': 'Garden',
  'garden private': 'Garden',
};

export const kyeroCountries: Readonly<Record<string, string>> = {
  belgium: 'BE',
  luxembourg: 'LU',
};

/** Elements read elsewhere, or without an equivalent in the snapshot. */
export const kyeroKnown: ReadonlySet<string> = new Set([
  ...['id', 'ref', 'date', 'currency', 'country', 'province', 'desc', 'images', 'url', 'email'],
  ...['price_freq', 'features'],
  ...kyeroFields.map(({ from }) => from.split('.')[0] ?? ''),
]);
