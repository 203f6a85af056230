import { LISTING_FIELDS, type FieldKind } from '../rules/listing-fields';

/** A section of the form: facts, and texts in the language of the open tab. */
export interface FormSection {
  name: 'offer' | 'place' | 'rooms' | 'law' | 'texts' | 'pictures' | 'agent';
  facts: readonly string[];
  texts: readonly string[];
}

export const formSections: readonly FormSection[] = [
  {
    name: 'offer',
    facts: [
      ...['reference', 'Goal', 'Status', 'WebIDs', 'Price', 'PublishPrice', 'PriceUnit', 'Marquee'],
      ...['AvailabilityDate', 'PublishedDate', 'ProjectID', 'VAT', 'ChargesOwner', 'ChargesRenter'],
      ...['DepositAmount', 'InventoryCost', 'AgencyCost', 'NotaryFees', 'RegistrationRights'],
      ...['TotalCost', 'LifeAnnuity', 'LifeAnnuityBouquet', 'LifeAnnuityMonthly'],
      ...['LifeAnnuityValue', 'LifeAnnuityOccupied', 'LifeAnnuityHeads', 'LifeAnnuityAges'],
      ...['LifeAnnuityMaxYears', 'LifeAnnuityIndexed'],
    ],
    texts: [],
  },
  {
    name: 'place',
    facts: [
      ...['CountryID', 'Zip', 'City', 'HouseNumber', 'BoxNr', 'PublishAddress'],
      ...['Latitude', 'Longitude'],
    ],
    texts: ['Street'],
  },
  {
    name: 'rooms',
    facts: [
      ...['SurfaceLiving', 'SurfaceTotal', 'SurfaceGround', 'SurfaceTerrace', 'SurfaceGarden'],
      ...['SurfaceOffice', 'SurfaceStore', 'SurfaceBuilt', 'FrontWidth', 'PlotWidth'],
      ...['NumberOfBedRooms', 'NumberOfBathRooms', 'NumberOfShowerRooms', 'NumberOfToilets'],
      ...['NumberOfGarages', 'NumberOfParkings', 'Floor', 'NumberOfFloors', 'NumberOfFacades'],
      ...['Terrace', 'Garden', 'Lift', 'Furnished', 'ConstructionYear', 'RenovationYear'],
    ],
    texts: [],
  },
  {
    name: 'law',
    facts: [
      ...['EnergyPerformance', 'EPCLabelText', 'EnergyCertificateNumber', 'EnergyCertificateDate'],
      ...['EnergyCertificateExpiry', 'EnergyTotal', 'EnergyCO2', 'ThermalInsulationClass'],
      ...['CO2Class', 'ELevel', 'BuildingPermit', 'PlanningDestination', 'PlanningInformation'],
      ...['AllotmentPermit', 'Summons', 'PreEmptionRight', 'JudicialDecision', 'PScore', 'GScore'],
      ...['AsbestosCertificateDate', 'IndividualWaterMeter', 'IndividualGasMeter'],
      ...['IndividualElectricityMeter', 'ReferenceRent', 'LastRent', 'RegistrationNumber'],
    ],
    texts: ['FloodZone', 'AsbestosCertificateType', 'ElectricityCertificate', 'GasCertificate'],
  },
  {
    name: 'texts',
    facts: [],
    texts: [
      ...['Title', 'Description', 'TypeDescription', 'MarqueeName', 'PriceUnitText'],
      ...['Availability', 'ExtraRooms', 'Heating', 'Kitchen', 'Roof', 'WindowFrame', 'Glazing'],
      ...['GardenOrientation', 'TerraceOrientation', 'FacadeOrientation'],
    ],
  },
  { name: 'pictures', facts: ['VideoUrl', 'VirtualTourUrl'], texts: [] },
  { name: 'agent', facts: ['AgentID', 'OfficeID', 'UniqueCode'], texts: [] },
];

/** Without these nothing can be published. */
export const requiredFields: readonly string[] = ['Goal', 'WebIDs', 'Zip', 'City', 'Title'];

/** Facts of sales only, of lettings only, and of life annuities only. */
const ofSales = [
  ...['ChargesOwner', 'NotaryFees', 'RegistrationRights', 'TotalCost', 'LifeAnnuity', 'VAT'],
  ...['AllotmentPermit', 'Summons', 'PreEmptionRight', 'JudicialDecision'],
];
const ofLettings = [
  ...['ChargesRenter', 'DepositAmount', 'InventoryCost', 'AgencyCost', 'Furnished'],
  ...['IndividualWaterMeter', 'IndividualGasMeter', 'IndividualElectricityMeter'],
  ...['ReferenceRent', 'LastRent', 'RegistrationNumber'],
];
const annuity = /^LifeAnnuity./;

/** Reports whether the form shows a fact: those of the other goal are hidden unless filled in. */
export function isAsked(field: string, facts: Readonly<Record<string, unknown>>): boolean {
  if (facts[field] !== undefined && facts[field] !== '') return true;
  if (annuity.test(field)) return facts.LifeAnnuity === true;
  if (facts.Goal === undefined) return true;
  return Number(facts.Goal) === 0 ? !ofLettings.includes(field) : !ofSales.includes(field);
}

const kinds = new Map<string, FieldKind>(LISTING_FIELDS.map(({ source, kind }) => [source, kind]));

export function findKind(field: string): FieldKind {
  return kinds.get(field) ?? 'text';
}

const coordinates = ['Latitude', 'Longitude'];

/**
 * Reads a number as it is typed in Belgium: a point before three digits separates thousands, except
 * in coordinates. Returns the text itself if it is not a number.
 */
export function readTyped(field: string, typed: string): number | string {
  const text = typed.replace(/[\s€]/g, '');
  const isThousands = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(text) && !coordinates.includes(field);
  const plain = isThousands ? text.replaceAll('.', '').replace(',', '.') : text.replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : typed.trim();
}

/** Writes a number so that `readTyped` reads it back. */
export function writeTyped(value: unknown): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');
}
