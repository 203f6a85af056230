/** The type of a value, which decides how it is read and its type in GraphQL. */
export type FieldKind = 'text' | 'number' | 'integer' | 'money' | 'flag' | 'date';

export interface ListingField {
  source: string;
  attribute: string;
  kind: FieldKind;
  /** True if the snapshot writes 0 for no value. */
  zeroIsEmpty?: true;
  /** True if it is or reveals the price, so that it is only public together with the price. */
  revealsPrice?: true;
}

/**
 * The facts of a listing that are the same in every language, without those that the importer
 * handles by name: ID, Goal, WebIDs, city, pictures and documents.
 */
export const LISTING_FIELDS: readonly ListingField[] = [
  text('HouseNumber', 'houseNumber'),
  text('BoxNr', 'boxNumber'),
  flag('PublishAddress', 'publishAddress'),
  number('Latitude', 'latitude'),
  number('Longitude', 'longitude'),
  { ...money('Price', 'price'), revealsPrice: true },
  flag('PublishPrice', 'publishPrice'),
  count('PriceUnit', 'priceUnit'),
  { source: 'Marquee', attribute: 'marquee', kind: 'integer' },
  text('VideoUrl', 'videoUrl'),
  text('VirtualTourUrl', 'virtualTourUrl'),
  date('PublishedDate', 'listedAt'),
  date('ModifiedDate', 'changedAt'),
  date('AvailabilityDate', 'availableFrom'),
  money('ChargesOwner', 'chargesOwner'),
  money('ChargesRenter', 'chargesRenter'),
  { ...money('NotaryFees', 'notaryFees'), revealsPrice: true },
  { ...money('RegistrationRights', 'registrationRights'), revealsPrice: true },
  number('VAT', 'vat'),
  { ...money('TotalCost', 'totalCost'), revealsPrice: true },
  { ...money('DepositAmount', 'depositAmount'), revealsPrice: true },
  { ...money('AgencyCost', 'agencyCost'), revealsPrice: true },
  money('InventoryCost', 'inventoryCost'),
  number('SurfaceTotal', 'totalArea'),
  number('SurfaceLiving', 'livingArea'),
  number('SurfaceGround', 'groundArea'),
  number('SurfaceTerrace', 'terraceArea'),
  number('SurfaceGarden', 'gardenArea'),
  number('SurfaceOffice', 'officeArea'),
  number('SurfaceStore', 'storeArea'),
  number('SurfaceBuilt', 'builtArea'),
  number('FrontWidth', 'frontWidth'),
  number('PlotWidth', 'plotWidth'),
  count('NumberOfBedRooms', 'bedrooms'),
  count('NumberOfBathRooms', 'bathrooms'),
  count('NumberOfShowerRooms', 'showerRooms'),
  count('NumberOfToilets', 'toilets'),
  count('NumberOfGarages', 'garages'),
  count('NumberOfParkings', 'parkings'),
  { source: 'Floor', attribute: 'floor', kind: 'integer' },
  count('NumberOfFloors', 'floors'),
  flag('Terrace', 'terrace'),
  flag('Garden', 'garden'),
  flag('Lift', 'lift'),
  flag('Furnished', 'furnished'),
  count('ConstructionYear', 'constructionYear'),
  count('RenovationYear', 'renovationYear'),
  count('NumberOfFacades', 'facades'),
  text('UniqueCode', 'uniqueCode'),
  { source: 'EnergyPerformance', attribute: 'energyPerformance', kind: 'number' },
  text('EPCLabelText', 'epcLabelText'),
  text('ThermalInsulationClass', 'thermalClass'),
  text('CO2Class', 'co2Class'),
  number('EnergyTotal', 'energyTotal'),
  number('EnergyCO2', 'co2Emission'),
  text('EnergyCertificateNumber', 'epcNumber'),
  date('EnergyCertificateExpiry', 'epcExpiresAt'),
  date('EnergyCertificateDate', 'epcIssuedAt'),
  text('ELevel', 'eLevel'),
  text('BuildingPermit', 'permit'),
  text('PlanningDestination', 'planningDestination'),
  text('PlanningInformation', 'planningInformation'),
  text('AllotmentPermit', 'allotmentPermit'),
  text('Summons', 'summons'),
  text('PreEmptionRight', 'preemptionRight'),
  flag('JudicialDecision', 'judicialDecision'),
  text('GScore', 'gScore'),
  text('PScore', 'pScore'),
  date('AsbestosCertificateDate', 'asbestosDate'),
  flag('IndividualWaterMeter', 'waterMeter'),
  flag('IndividualGasMeter', 'gasMeter'),
  flag('IndividualElectricityMeter', 'electricityMeter'),
  text('ReferenceRent', 'referenceRent'),
  money('LastRent', 'lastRent'),
  text('RegistrationNumber', 'registrationNumber'),
  flag('LifeAnnuity', 'lifeAnnuity'),
  { ...money('LifeAnnuityBouquet', 'annuityBouquet'), revealsPrice: true },
  { ...money('LifeAnnuityMonthly', 'annuityMonthly'), revealsPrice: true },
  { ...money('LifeAnnuityValue', 'annuityValue'), revealsPrice: true },
  flag('LifeAnnuityOccupied', 'annuityOccupied'),
  count('LifeAnnuityHeads', 'annuityHeads'),
  text('LifeAnnuityAges', 'annuityAges'),
  number('LifeAnnuityMaxYears', 'annuityMaxYears'),
  flag('LifeAnnuityIndexed', 'annuityIndexed'),
  text('AgentID', 'agentKey'),
  text('OfficeID', 'officeKey'),
];

/** The texts of a listing in one language, with their snapshot names. */
export const LISTING_TEXTS = [
  { source: 'Title', attribute: 'title' },
  { source: 'Description', attribute: 'description' },
  { source: 'MainTypeName', attribute: 'mainTypeName' },
  { source: 'TypeDescription', attribute: 'typeDescription' },
  { source: 'Street', attribute: 'street' },
  { source: 'PriceUnitText', attribute: 'priceUnitText' },
  { source: 'MarqueeName', attribute: 'marqueeName' },
  { source: 'RecordFile', attribute: 'recordFile' },
  { source: 'Availability', attribute: 'availabilityText' },
  { source: 'ExtraRooms', attribute: 'extraRooms' },
  { source: 'Heating', attribute: 'heating' },
  { source: 'Kitchen', attribute: 'kitchen' },
  { source: 'Roof', attribute: 'roof' },
  { source: 'WindowFrame', attribute: 'windowFrame' },
  { source: 'Glazing', attribute: 'glazing' },
  { source: 'GardenOrientation', attribute: 'gardenOrientation' },
  { source: 'TerraceOrientation', attribute: 'terraceOrientation' },
  { source: 'FacadeOrientation', attribute: 'facadeOrientation' },
  { source: 'FloodZone', attribute: 'floodZone' },
  { source: 'AsbestosCertificateType', attribute: 'asbestosType' },
  { source: 'ElectricityCertificate', attribute: 'electricityCertificate' },
  { source: 'GasCertificate', attribute: 'gasCertificate' },
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
function money(source: string, attribute: string): ListingField {
  return { source, attribute, kind: 'money', zeroIsEmpty: true };
}
function count(source: string, attribute: string): ListingField {
  return { source, attribute, kind: 'integer', zeroIsEmpty: true };
}
