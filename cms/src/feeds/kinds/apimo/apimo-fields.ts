import {
  anyNumber,
  date,
  flag,
  number,
  oneOf,
  text,
  type FieldMapping,
} from '../mapping/read-fields';
import { TYPES } from '../mapping/type-words';

/** property_type. Boats have no equivalent. */
export const apimoTypes: Readonly<Record<string, string>> = {
  1: TYPES.apartment,
  2: TYPES.house,
  3: TYPES.land,
  4: TYPES.commercial,
  5: TYPES.garage,
  6: TYPES.income,
  7: TYPES.commercial,
  9: TYPES.commercial,
  10: TYPES.garage,
};

/** property_subtype, where it differs from the equivalent of its type. */
export const apimoSubTypes: Readonly<Record<string, string>> = { 6: TYPES.studio };

/**
 * property_category: sale, rent; life annuity and auction count as sales. Seasonal rentals are
 * not imported.
 */
export const apimoCategories: Readonly<
  Record<string, { Goal: number; LifeAnnuity?: boolean } | null>
> = {
  1: { Goal: 0 },
  2: { Goal: 1 },
  3: null,
  4: { Goal: 0 },
  5: { Goal: 0, LifeAnnuity: true },
  6: { Goal: 0 },
};

export const apimoFields: readonly FieldMapping[] = [
  { from: 'city.zipcode', to: 'Zip', read: text },
  { from: 'city.name', to: 'City', read: text },
  { from: 'latitude', to: 'Latitude', read: number },
  { from: 'longitude', to: 'Longitude', read: number },
  { from: 'publish_address', to: 'PublishAddress', read: flag },
  { from: 'price.value', to: 'Price', read: number },
  { from: 'price.deposit', to: 'DepositAmount', read: number },
  { from: 'price.inventory', to: 'InventoryCost', read: number },
  { from: 'price.tenant', to: 'AgencyCost', read: number },
  { from: 'price.period', to: 'PriceUnit', read: oneOf({ 0: null, 4: 2 }) },
  { from: 'bedrooms', to: 'NumberOfBedRooms', read: number },
  { from: 'facades', to: 'NumberOfFacades', read: number },
  { from: 'floor.value', to: 'Floor', read: anyNumber },
  { from: 'floor.levels', to: 'NumberOfFloors', read: number },
  { from: 'plot.net_floor', to: 'SurfaceGround', read: number },
  { from: 'construction.construction_year', to: 'ConstructionYear', read: number },
  { from: 'construction.renovation_year', to: 'RenovationYear', read: number },
  { from: 'available_at', to: 'AvailabilityDate', read: date },
  { from: 'created_at', to: 'PublishedDate', read: date },
  { from: 'updated_at', to: 'ModifiedDate', read: date },
];

/** Surfaces in square metres, the first unit in the catalogue. */
export const apimoSurfaces: readonly FieldMapping[] = [
  { from: 'area.value', to: 'SurfaceLiving', read: number },
  { from: 'area.total', to: 'SurfaceTotal', read: number },
];

/** property_step, by English name. */
export const apimoSteps: Readonly<Record<string, true | null>> = {
  'in progress': true,
  pending: null,
  archived: null,
  closed: null,
};

/** property_status, by English name. */
export const apimoStates: Readonly<Record<string, { Status: number; Marquee?: number }>> = {
  active: { Status: 1 },
  available: { Status: 1 },
  'in progress': { Status: 1 },
  'under offer': { Status: 1, Marquee: 3 },
  option: { Status: 1, Marquee: 3 },
  'under agreement': { Status: 1, Marquee: 3 },
  sold: { Status: 2 },
  rented: { Status: 4 },
};

/** property_areas, by English name: fields for the count and the surface. */
export const apimoAreas: Readonly<
  Record<string, { count?: string; surface?: string; flag?: string }>
> = {
  bathroom: { count: 'NumberOfBathRooms' },
  'shower room': { count: 'NumberOfShowerRooms' },
  lavatory: { count: 'NumberOfToilets' },
  toilet: { count: 'NumberOfToilets' },
  garage: { count: 'NumberOfGarages' },
  parking: { count: 'NumberOfParkings' },
  terrace: { surface: 'SurfaceTerrace', flag: 'Terrace' },
  garden: { surface: 'SurfaceGarden', flag: 'Garden' },
  office: { surface: 'SurfaceOffice' },
};

/** Areas and services without an equivalent in the snapshot. */
export const apimoIgnored: ReadonlySet<string> = new Set([
  ...[
    'bedroom',
    'kitchen',
    'living room',
    'dining room',
    'living-room',
    'cellar',
    'hall',
    'entrance',
  ],
  ...['laundry room', 'dressing room', 'attic', 'balcony', 'corridor'],
]);

/** property_service, by English name. */
export const apimoServices: Readonly<Record<string, string>> = {
  lift: 'Lift',
  elevator: 'Lift',
  furnished: 'Furnished',
};

/** property_regulation, by English name: the field for its value. */
export const apimoRegulations: Readonly<Record<string, string>> = {
  'energy - conventional consumption': 'EnergyPerformance',
  'energy consumption': 'EnergyPerformance',
  'energy - emissions estimate': 'EnergyCO2',
};

/** Fields read elsewhere, or ignored on purpose: people, internal notes and contracts. */
export const apimoKnown: ReadonlySet<string> = new Set([
  ...['id', 'reference', 'agency', 'brand', 'sector', 'user', 'owner', 'step', 'status', 'parent'],
  ...['category', 'subcategory', 'type', 'subtype', 'name', 'agreement', 'country', 'region'],
  ...[
    'district',
    'address',
    'address_more',
    'area',
    'areas',
    'services',
    'regulations',
    'pictures',
  ],
  ...[
    'comments',
    'medias',
    'documents',
    'private_comment',
    'interagency_comment',
    'status_comment',
  ],
  ...['logs', 'referrals', 'referral', 'subreferral', 'visit', 'rates', 'created_by', 'updated_by'],
  ...[
    'block_name',
    'lot_reference',
    'cadastre_reference',
    'stairs_reference',
    'radius',
    'altitude',
  ],
  ...[
    'rooms',
    'sleeps',
    'ranking',
    'group',
    'original_city',
    'original_district',
    'url',
    'filling_rate',
  ],
  ...apimoFields.map(({ from }) => from.split('.')[0] ?? ''),
]);
