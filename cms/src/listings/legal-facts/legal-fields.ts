import { LISTING_FIELDS, type ListingField } from '../rules/listing-fields';

/** The facts that staff write field by field, in the order of the form. */
const attributes = [
  ...['energyPerformance', 'epcLabelText', 'epcNumber', 'epcIssuedAt', 'epcExpiresAt'],
  ...['energyTotal', 'co2Emission', 'thermalClass', 'co2Class', 'eLevel'],
  ...['permit', 'planningDestination', 'planningInformation', 'allotmentPermit', 'summons'],
  ...['preemptionRight', 'judicialDecision', 'pScore', 'gScore', 'asbestosDate'],
  ...['waterMeter', 'gasMeter', 'electricityMeter', 'chargesRenter', 'referenceRent'],
  ...['lastRent', 'registrationNumber'],
];

export const legalFields: readonly ListingField[] = attributes.flatMap((attribute) =>
  LISTING_FIELDS.filter((field) => field.attribute === attribute),
);
