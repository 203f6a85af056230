import {
  anyNumber,
  date,
  energyLabel,
  number,
  oneOf,
  text,
  webAddress,
  type FieldMapping,
} from '../mapping/read-fields';
import { TYPES } from '../mapping/type-words';

/** The finer type decides where it is one of the seven. */
export const sweepBrightTypes: Readonly<Record<string, string>> = {
  house: TYPES.house,
  apartment: TYPES.apartment,
  land: TYPES.land,
  parking: TYPES.garage,
  commercial: TYPES.commercial,
  office: TYPES.commercial,
};

export const sweepBrightSubTypes: Readonly<Record<string, string>> = {
  studio: TYPES.studio,
  student_accommodation: TYPES.studio,
  investment_property: TYPES.income,
  apartment_block: TYPES.income,
};

/** Whether an estate is to be seen. */
export const sweepBrightVisibilities: Readonly<Record<string, true | null>> = {
  public: true,
  private: null,
  draft: null,
};

export interface SweepBrightState {
  Status: number;
  Marquee?: number;
}

/** What becomes of an estate; prospects are not on offer yet. */
export const sweepBrightStates: Readonly<Record<string, SweepBrightState>> = {
  prospect: { Status: 0 },
  available: { Status: 1 },
  option: { Status: 1, Marquee: 3 },
  under_contract: { Status: 1, Marquee: 3 },
  agreement: { Status: 1, Marquee: 3 },
  sold: { Status: 2 },
  rented: { Status: 4 },
};

/** Facts of an estate, by their paths. */
export const sweepBrightFields: readonly FieldMapping[] = [
  { from: 'negotiation', to: 'Goal', read: oneOf({ sale: 0, let: 1 }) },
  { from: 'location.postal_code', to: 'Zip', read: text },
  { from: 'location.city', to: 'City', read: text },
  { from: 'location.street', to: 'Street', read: text },
  { from: 'location.number', to: 'HouseNumber', read: text },
  { from: 'location.box', to: 'BoxNr', read: text },
  { from: 'location.floor', to: 'Floor', read: anyNumber },
  { from: 'location.geo.latitude', to: 'Latitude', read: number },
  { from: 'location.geo.longitude', to: 'Longitude', read: number },
  { from: 'price.amount', to: 'Price', read: number },
  { from: 'bedrooms', to: 'NumberOfBedRooms', read: number },
  { from: 'bathrooms', to: 'NumberOfBathRooms', read: number },
  { from: 'shower_rooms', to: 'NumberOfShowerRooms', read: number },
  { from: 'toilets', to: 'NumberOfToilets', read: number },
  { from: 'floors', to: 'NumberOfFloors', read: number },
  { from: 'building.construction.year', to: 'ConstructionYear', read: number },
  { from: 'building.renovation.year', to: 'RenovationYear', read: number },
  { from: 'epc_value', to: 'EnergyPerformance', read: number },
  { from: 'epc_category', to: 'EPCLabelText', read: energyLabel },
  { from: 'epc_reference', to: 'EnergyCertificateNumber', read: text },
  { from: 'video_url', to: 'VideoUrl', read: webAddress },
  { from: 'virtual_tour_url', to: 'VirtualTourUrl', read: webAddress },
  { from: 'occupancy.available_from', to: 'AvailabilityDate', read: date },
];

/** Surfaces: the name of the size, and the snapshot's field. */
export const sweepBrightSizes: Readonly<Record<string, string>> = {
  liveable_area: 'SurfaceLiving',
  gross_area: 'SurfaceTotal',
  plot_area: 'SurfaceGround',
};

/** What an estate has: true of the snapshot's field; null says nothing that the snapshot holds. */
export const sweepBrightAmenities: Readonly<Record<string, string | null>> = {
  terrace: 'Terrace',
  garden: 'Garden',
  lift: 'Lift',
  elevator: 'Lift',
  parking: null,
  garage: null,
  pool: null,
  balcony: null,
  attic: null,
  basement: null,
  guesthouse: null,
};

/** Directions in the languages of the site; the source has them in letters. */
export const sweepBrightDirections: Readonly<
  Record<string, Readonly<Record<'nl' | 'fr' | 'en' | 'de', string>>>
> = {
  N: { nl: 'noorden', fr: 'nord', en: 'north', de: 'Norden' },
  NE: { nl: 'noordoosten', fr: 'nord-est', en: 'north-east', de: 'Nordosten' },
  E: { nl: 'oosten', fr: 'est', en: 'east', de: 'Osten' },
  SE: { nl: 'zuidoosten', fr: 'sud-est', en: 'south-east', de: 'Südosten' },
  S: { nl: 'zuiden', fr: 'sud', en: 'south', de: 'Süden' },
  SW: { nl: 'zuidwesten', fr: 'sud-ouest', en: 'south-west', de: 'Südwesten' },
  W: { nl: 'westen', fr: 'ouest', en: 'west', de: 'Westen' },
  NW: { nl: 'noordwesten', fr: 'nord-ouest', en: 'north-west', de: 'Nordwesten' },
};

/**
 * Read by name, or left out on purpose: people (`vendors`, `buyers`, `negotiator`, `occupancy`), the
 * agency's own notes and contracts, documents that are not public.
 */
export const sweepBrightKnown: ReadonlySet<string> = new Set([
  ...[
    'id',
    'type',
    'sub_type',
    'status',
    'negotiation',
    'publish_status',
    'is_project',
    'project_id',
  ],
  ...['properties', 'images', 'plans', 'sizes', 'amenities', 'location', 'price', 'building'],
  ...['description', 'description_title', 'terrace_orientation', 'garden_orientation', 'settings'],
  ...['vendors', 'buyers', 'negotiator', 'occupancy', 'mandate', 'internal_note', 'documents'],
  ...['office', 'agency_commission', 'auction', 'open_homes', 'price_negotiated', 'custom_price'],
  ...[
    'price_costs',
    'price_taxes',
    'cadastral_income',
    'appointment_service_url',
    'legal_mentions',
  ],
  ...sweepBrightFields.map(({ from }) => from.split('.')[0] ?? ''),
]);
