import {
  anyNumber,
  date,
  energyLabel,
  flag,
  monthFirstDate,
  number,
  oneOf,
  text,
  rangedNumber,
  webAddress,
  type FieldMapping,
  type ReadValue,
} from '../mapping/read-fields';
import { TYPES } from '../mapping/type-words';

/** Categories: house, flat, plot, office, commercial, industrial, garage. */
export const whiseTypes: Readonly<Record<string, string>> = {
  1: TYPES.house,
  2: TYPES.apartment,
  3: TYPES.land,
  4: TYPES.commercial,
  5: TYPES.commercial,
  6: TYPES.commercial,
  7: TYPES.garage,
};

/** Subcategories that differ from their category: blocks, garages, studios, rooms, depots. */
export const whiseSubTypes: Readonly<Record<string, string>> = {
  3: TYPES.income,
  6: TYPES.garage,
  21: TYPES.studio,
  93: TYPES.studio,
  160: TYPES.studio,
  36: TYPES.house,
  38: TYPES.house,
  155: TYPES.house,
};

export interface WhiseState {
  Goal: number;
  Status: number;
  Marquee?: number;
  LifeAnnuity?: boolean;
}
const OPTION = 3;

/** Status: active, archived, deleted. */
export const whiseStatuses: Readonly<Record<string, true | null>> = { 1: true, 5: null, 6: null };

/** Display status: offline, online. Agencies can define others. */
export const whiseVisibilities: Readonly<Record<string, true | null>> = { 1: null, 2: true };

/** Purpose status; prospections, estimates and preparations are not on offer. */
export const whiseStates: Readonly<Record<string, WhiseState>> = {
  1: { Goal: 0, Status: 1 },
  2: { Goal: 1, Status: 1 },
  3: { Goal: 0, Status: 2 },
  4: { Goal: 1, Status: 4 },
  5: { Goal: 0, Status: 1, Marquee: OPTION },
  6: { Goal: 1, Status: 1, Marquee: OPTION },
  8: { Goal: 0, Status: 3 },
  9: { Goal: 1, Status: 3 },
  10: { Goal: 0, Status: 5 },
  11: { Goal: 1, Status: 5 },
  12: { Goal: 0, Status: 1, Marquee: OPTION },
  13: { Goal: 1, Status: 1, Marquee: OPTION },
  14: { Goal: 0, Status: 1, Marquee: OPTION },
  15: { Goal: 0, Status: 1, LifeAnnuity: true },
  16: { Goal: 0, Status: 1, Marquee: OPTION, LifeAnnuity: true },
  17: { Goal: 0, Status: 2, LifeAnnuity: true },
  19: { Goal: 0, Status: 0 },
  20: { Goal: 0, Status: 0 },
  22: { Goal: 0, Status: 1, Marquee: OPTION },
  23: { Goal: 1, Status: 0 },
  24: { Goal: 0, Status: 0 },
  25: { Goal: 1, Status: 0 },
  26: { Goal: 0, Status: 0, LifeAnnuity: true },
  27: { Goal: 1, Status: 0 },
  28: { Goal: 0, Status: 0, LifeAnnuity: true },
};

export const whiseCountries: Readonly<Record<string, string>> = { 1: 'BE', 5: 'LU' };

export const whiseFields: readonly FieldMapping[] = [
  { from: 'zip', to: 'Zip', read: text },
  { from: 'city', to: 'City', read: text },
  { from: 'address', to: 'Street', read: text },
  { from: 'number', to: 'HouseNumber', read: text },
  { from: 'box', to: 'BoxNr', read: text },
  { from: 'price', to: 'Price', read: number },
  { from: 'area', to: 'SurfaceLiving', read: number },
  { from: 'groundArea', to: 'SurfaceGround', read: number },
  { from: 'gardenArea', to: 'SurfaceGarden', read: number },
  { from: 'rooms', to: 'NumberOfBedRooms', read: number },
  { from: 'bathRooms', to: 'NumberOfBathRooms', read: number },
  { from: 'terrace', to: 'Terrace', read: flag },
  { from: 'garden', to: 'Garden', read: flag },
  { from: 'furnished', to: 'Furnished', read: flag },
  { from: 'fronts', to: 'NumberOfFacades', read: number },
  { from: 'floor', to: 'Floor', read: anyNumber },
  { from: 'energyClass', to: 'EPCLabelText', read: energyLabel },
  { from: 'energyValue', to: 'EnergyPerformance', read: rangedNumber },
  { from: 'epcReferenceNumber', to: 'EnergyCertificateNumber', read: text },
  { from: 'linkVirtualVisit', to: 'VirtualTourUrl', read: webAddress },
  { from: 'link3DModel', to: 'VirtualTourUrl', read: webAddress },
  { from: 'linkVideo', to: 'VideoUrl', read: webAddress },
  { from: 'availabilityDateTime', to: 'AvailabilityDate', read: date },
  { from: 'putOnlineDateTime', to: 'PublishedDate', read: date },
  { from: 'updateDateTime', to: 'ModifiedDate', read: date },
];

/** `details` by id. 1849 is named x and contains the latitude. */
export const whiseDetails: Readonly<Record<number, Omit<FieldMapping, 'from'>>> = {
  14: { to: 'ConstructionYear', read: number },
  15: { to: 'NumberOfFloors', read: number },
  19: { to: 'NumberOfGarages', read: number },
  26: { to: 'FrontWidth', read: number },
  27: { to: 'SurfaceBuilt', read: number },
  55: { to: 'NumberOfToilets', read: number },
  57: { to: 'NumberOfShowerRooms', read: number },
  301: { to: 'ChargesRenter', read: number },
  372: { to: 'Lift', read: flag },
  585: { to: 'RenovationYear', read: number },
  691: { to: 'JudicialDecision', read: flag },
  713: { to: 'FrontWidth', read: number },
  808: { to: 'BuildingPermit', read: oneOf({ true: 'Vg', false: 'Gvg', 1: 'Vg', 0: 'Gvg' }) },
  812: { to: 'AllotmentPermit', read: oneOf({ true: 'Vv', false: 'Gvv', 1: 'Vv', 0: 'Gvv' }) },
  874: { to: 'SurfaceTerrace', read: number },
  998: { to: 'NumberOfParkings', read: number },
  1734: { to: 'PreEmptionRight', read: oneOf({ true: 'Vkr', false: 'Gvkr', 1: 'Vkr', 0: 'Gvkr' }) },
  1849: { to: 'Latitude', read: number },
  1850: { to: 'Longitude', read: number },
  2056: { to: 'EPCLabelText', read: energyLabel },
  2089: { to: 'EnergyPerformance', read: number },
  2090: { to: 'EnergyCO2', read: number },
  2390: { to: 'EnergyTotal', read: number },
  2391: { to: 'EnergyCertificateNumber', read: text },
  2776: { to: 'EnergyCertificateExpiry', read: monthFirstDate },
  2826: { to: 'EnergyCertificateDate', read: monthFirstDate },
};

/** `details` with choices, by id: the snapshot's codes by choice id. */
export const whiseChoices: Readonly<
  Record<number, { to: string; meanings: Readonly<Record<string, string>> }>
> = {
  1736: {
    to: 'PlanningDestination',
    meanings: { 1: 'Ag', 6: 'Igb', 7: 'Gdr', 999: 'WgLk' },
  },
  2712: { to: 'Summons', meanings: { 1832: 'Dv' } },
};

/** `details` with unknown ids, by label, which is the same in every language. */
export const whiseLabels: readonly { label: RegExp; to: string; read: ReadValue }[] = [
  { label: /^p[- ]?score\b/i, to: 'PScore', read: floodScore },
  { label: /^g[- ]?score\b/i, to: 'GScore', read: floodScore },
];

function floodScore(value: unknown) {
  const read = text(value)?.toString().toUpperCase() ?? null;
  return read === null || /^[A-D]$/.test(read) ? read : undefined;
}

/** Known `details` without an equivalent; not reported. */
export const whiseIgnoredDetails: ReadonlySet<number> = new Set([
  ...[2, 20, 22, 38, 43, 56, 59, 67, 78, 79, 80, 108, 109, 110, 111, 115, 134, 142, 322, 338, 380],
  ...[407, 461, 496, 574, 718, 724, 729, 734, 757, 758, 763, 778, 820, 824, 1009, 1024, 1067, 1183],
  ...[
    1494, 1495, 1496, 1617, 1733, 1752, 1757, 1760, 1762, 1763, 1771, 1772, 1773, 1781, 1782, 1783,
  ],
  ...[1784, 1788, 1596, 1914],
  ...[21, 39, 53, 143, 344, 795, 904, 999, 1005, 1068, 1178, 1432, 1634, 1737, 1764, 1769],
  ...[2091, 2809, 2838],
]);

/** `details` with words in the requested language, as texts. */
export const whiseDetailTexts: Readonly<Record<number, string>> = {
  23: 'FacadeOrientation',
  1020: 'Heating',
  1595: 'Kitchen',
  2222: 'FloodZone',
  2223: 'FloodZone',
};

/** Fields read elsewhere, or ignored on purpose: people, offices, internal notes. */
export const whiseKnown: ReadonlySet<string> = new Set([
  ...[
    'id',
    'name',
    'referenceNumber',
    'category',
    'subCategory',
    'purpose',
    'purposeStatus',
    'status',
  ],
  ...[
    'displayStatus',
    'displayPrice',
    'displayAddress',
    'country',
    'currency',
    'details',
    'pictures',
  ],
  ...[
    'shortDescription',
    'longDescription',
    'sms',
    'parentId',
    'representatives',
    'officeId',
    'client',
  ],
  ...[
    'clientId',
    'office',
    'owner',
    'owners',
    'documents',
    'comments',
    'createDateTime',
    'regions',
  ],
  ...['statusId', 'displayStatusId', 'purposeId', 'purposeStatusId', 'categoryId', 'subCategoryId'],
  ...['estateOrder', 'investmentEstate', 'parking', 'garage'],
  ...['countryId', 'minArea', 'maxArea', 'availability'],
  ...['canHaveChildren', 'state', 'isTopParent', 'publicationText', 'priceChangeDateTime'],
  ...whiseFields.map(({ from }) => from),
]);
