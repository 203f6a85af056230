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

/** A subtype takes precedence if it is one of the seven types. */
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

export const sweepBrightVisibilities: Readonly<Record<string, true | null>> = {
  public: true,
  private: null,
  draft: null,
};

export interface SweepBrightState {
  Status: number;
  Marquee?: number;
}

/** States of an estate; prospects are not on offer yet. */
export const sweepBrightStates: Readonly<Record<string, SweepBrightState>> = {
  prospect: { Status: 0 },
  available: { Status: 1 },
  option: { Status: 1, Marquee: 3 },
  under_contract: { Status: 1, Marquee: 3 },
  agreement: { Status: 1, Marquee: 3 },
  sold: { Status: 2 },
  rented: { Status: 4 },
};

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
  ...legal(''),
  // Newer versions have all of them in one place.
  ...legal('legal.'),
  { from: 'video_url', to: 'VideoUrl', read: webAddress },
  { from: 'virtual_tour_url', to: 'VirtualTourUrl', read: webAddress },
  { from: 'occupancy.available_from', to: 'AvailabilityDate', read: date },
];

function legal(place: '' | 'legal.'): FieldMapping[] {
  const energy = place === '' ? '' : 'legal.energy.';
  const permit = (yes: string, no: string) => oneOf({ true: yes, false: no, 1: yes, 0: no });
  return [
    { from: `${energy}epc_value`, to: 'EnergyPerformance', read: number },
    { from: `${energy}epc_category`, to: 'EPCLabelText', read: energyLabel },
    { from: `${energy}epc_reference`, to: 'EnergyCertificateNumber', read: text },
    { from: `${energy}total_epc_value`, to: 'EnergyTotal', read: number },
    { from: `${energy}co2_emissions`, to: 'EnergyCO2', read: number },
    { from: `${energy}e_level`, to: 'ELevel', read: text },
    {
      from: `${place}regulations.building_permit`,
      to: 'BuildingPermit',
      read: permit('Vg', 'Gvg'),
    },
    {
      from: `${place}regulations.priority_purchase_right`,
      to: 'PreEmptionRight',
      read: permit('Vkr', 'Gvkr'),
    },
    {
      from: `${place}regulations.subdivision_authorisation`,
      to: 'AllotmentPermit',
      read: permit('Vv', 'Gvv'),
    },
    {
      from: `${place}property_and_land.land_use_designation`,
      to: 'PlanningDestination',
      read: oneOf({ residential: 'Wg' }),
    },
  ];
}

export const sweepBrightRegulations: ReadonlySet<string> = new Set([
  'building_permit',
  'priority_purchase_right',
  'subdivision_authorisation',
]);

/** Flood risks in the languages of the site. */
export const sweepBrightFloods: Readonly<
  Record<string, Readonly<Record<'nl' | 'fr' | 'en' | 'de', string>>>
> = {
  no_flood_risk_area: {
    nl: 'niet overstromingsgevoelig',
    fr: 'pas en zone inondable',
    en: 'not in a flood-prone area',
    de: 'kein Überschwemmungsgebiet',
  },
  potential_flood_sensitive_area: {
    nl: 'mogelijk overstromingsgevoelig',
    fr: 'zone potentiellement inondable',
    en: 'potentially flood-prone area',
    de: 'mögliches Überschwemmungsgebiet',
  },
  effective_flood_sensitive_area: {
    nl: 'effectief overstromingsgevoelig',
    fr: 'zone effectivement inondable',
    en: 'effectively flood-prone area',
    de: 'tatsächliches Überschwemmungsgebiet',
  },
};

/** Snapshot fields of surfaces, by size name. */
export const sweepBrightSizes: Readonly<Record<string, string>> = {
  liveable_area: 'SurfaceLiving',
  gross_area: 'SurfaceTotal',
  plot_area: 'SurfaceGround',
};

/** Amenities with the snapshot's field; null if none exists. */
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

/** Directions in the languages of the site; the source has letters. */
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
 * Fields read elsewhere, or ignored on purpose: people (`vendors`, `buyers`, `negotiator`,
 * `occupancy`), internal notes and contracts, private documents.
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
  ...['office', 'agency_commission', 'auction', 'price_negotiated', 'custom_price', 'rent_period'],
  ...['legal', 'regulations', 'property_and_land'],
  ...[
    'price_costs',
    'price_taxes',
    'cadastral_income',
    'appointment_service_url',
    'legal_mentions',
  ],
  ...sweepBrightFields.map(({ from }) => from.split('.')[0] ?? ''),
]);
