/** How a value of the snapshot is read, and what it becomes in GraphQL. */
export type FieldKind = 'text' | 'number' | 'integer' | 'money' | 'flag' | 'date';

export interface ListingField {
  /** The snapshot's name of the field. */
  source: string;
  /** The attribute of the content type. */
  attribute: string;
  kind: FieldKind;
  /** The snapshot writes 0 where it means nothing. */
  zeroIsEmpty?: true;
  /** The amount is, or gives away, the price: it stays in the CMS while the price is not published. */
  tellsPrice?: true;
}

/**
 * The facts of a listing that are the same in every language (specification section 3), but for
 * those the importer treats by name: ID, Goal, WebIDs, city, pictures and documents.
 */
export const LISTING_FIELDS: readonly ListingField[] = [
  text('HouseNumber', 'houseNumber'),
  text('BoxNr', 'boxNumber'),
  flag('PublishAddress', 'publishAddress'),
  number('Latitude', 'latitude'),
  number('Longitude', 'longitude'),
  { ...money('Price', 'price'), tellsPrice: true },
  flag('PublishPrice', 'publishPrice'),
  count('PriceUnit', 'priceUnit'),
  { source: 'Marquee', attribute: 'marquee', kind: 'integer' },
  text('RecordFile', 'recordFile'),
  text('VideoUrl', 'videoUrl'),
  text('VirtualTourUrl', 'virtualTourUrl'),
  date('PublicationDate', 'listedAt'),
  date('ModifyDate', 'changedAt'),
  date('SoldDate', 'closedAt'),
  date('AvailableFrom', 'availableFrom'),
  money('ChargesOwner', 'chargesOwner'),
  money('ChargesRenter', 'chargesRenter'),
  { ...money('NotaryFees', 'notaryFees'), tellsPrice: true },
  { ...money('RegistrationRights', 'registrationRights'), tellsPrice: true },
  number('VAT', 'vat'),
  { ...money('TotalCost', 'totalCost'), tellsPrice: true },
  { ...money('DepositAmount', 'depositAmount'), tellsPrice: true },
  { ...money('AgencyCost', 'agencyCost'), tellsPrice: true },
  money('InventoryCost', 'inventoryCost'),
  measure('SurfaceTotal', 'totalArea'),
  measure('SurfaceLivable', 'livingArea'),
  measure('SurfaceGround', 'groundArea'),
  measure('SurfaceTerrace', 'terraceArea'),
  measure('SurfaceGarden', 'gardenArea'),
  measure('SurfaceOffice', 'officeArea'),
  measure('SurfaceStore', 'storeArea'),
  measure('SurfaceBuilt', 'builtArea'),
  measure('FrontWidth', 'frontWidth'),
  measure('PlotWidth', 'plotWidth'),
  count('Bedrooms', 'bedrooms'),
  count('Bathrooms', 'bathrooms'),
  count('ShowerRooms', 'showerRooms'),
  count('Toilets', 'toilets'),
  count('Garages', 'garages'),
  count('Parkings', 'parkings'),
  { source: 'Floor', attribute: 'floor', kind: 'integer' },
  count('Floors', 'floors'),
  count('ConstructionYear', 'constructionYear'),
  count('RenovationYear', 'renovationYear'),
  count('Facades', 'facades'),
  text('UniqueCode', 'uniqueCode'),
  { source: 'EnergyPerformance', attribute: 'energyPerformance', kind: 'number' },
  text('EPCLabelText', 'epcLabelText'),
  measure('EnergyTotal', 'energyTotal'),
  measure('CO2Emission', 'co2Emission'),
  date('EPCExpiryDate', 'epcExpiresAt'),
  measure('ELevel', 'eLevel'),
  text('Permit', 'permit'),
  text('AllotmentPermit', 'allotmentPermit'),
  text('Summons', 'summons'),
  text('PreemptionRight', 'preemptionRight'),
  text('JudicialDecision', 'judicialDecision'),
  text('FloodZone', 'floodZone'),
  text('GScore', 'gScore'),
  text('PScore', 'pScore'),
  text('AsbestosType', 'asbestosType'),
  date('AsbestosDate', 'asbestosDate'),
  text('ElectricityCertificate', 'electricityCertificate'),
  text('GasCertificate', 'gasCertificate'),
  { ...money('AnnuityBouquet', 'annuityBouquet'), tellsPrice: true },
  { ...money('AnnuityMonthly', 'annuityMonthly'), tellsPrice: true },
  measure('AnnuityYears', 'annuityYears'),
  text('AnnuityPersons', 'annuityPersons'),
];

/** The texts of a listing in one language, with the snapshot's name of each. */
export const LISTING_TEXTS = [
  { source: 'Title', attribute: 'title' },
  { source: 'Description', attribute: 'description' },
  { source: 'MainTypeName', attribute: 'mainTypeName' },
  { source: 'TypeDescription', attribute: 'typeDescription' },
  { source: 'Street', attribute: 'street' },
  { source: 'PriceUnitText', attribute: 'priceUnitText' },
  { source: 'MarqueeName', attribute: 'marqueeName' },
  { source: 'Availability', attribute: 'availabilityText' },
  { source: 'ExtraRooms', attribute: 'extraRooms' },
  { source: 'Heating', attribute: 'heating' },
  { source: 'Kitchen', attribute: 'kitchen' },
  { source: 'Roof', attribute: 'roof' },
  { source: 'WindowFrames', attribute: 'windowFrames' },
  { source: 'Glazing', attribute: 'glazing' },
  { source: 'GardenOrientation', attribute: 'gardenOrientation' },
  { source: 'TerraceOrientation', attribute: 'terraceOrientation' },
  { source: 'FacadeOrientation', attribute: 'facadeOrientation' },
] as const;

export type ListingTextAttribute = (typeof LISTING_TEXTS)[number]['attribute'];

function text(source: string, attribute: string): ListingField {
  return { source, attribute, kind: 'text' };
}
function flag(source: string, attribute: string): ListingField {
  return { source, attribute, kind: 'flag' };
}
function date(source: string, attribute: string): ListingField {
  return { source, attribute, kind: 'date' };
}
function number(source: string, attribute: string): ListingField {
  return { source, attribute, kind: 'number', zeroIsEmpty: true };
}
function measure(source: string, attribute: string): ListingField {
  return { source, attribute, kind: 'number', zeroIsEmpty: true };
}
function money(source: string, attribute: string): ListingField {
  return { source, attribute, kind: 'money', zeroIsEmpty: true };
}
function count(source: string, attribute: string): ListingField {
  return { source, attribute, kind: 'integer', zeroIsEmpty: true };
}
