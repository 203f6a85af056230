import type { ListingDetailFragment } from '../cms/generated/graphql';
import { buildListingCard } from './build-listing-card';

type Detail = Omit<ListingDetailFragment, 'card'> & {
  card?: Partial<ListingDetailFragment['card']>;
};

const nothing: Omit<ListingDetailFragment, 'card'> = {
  description: '',
  region: null,
  energyScale: [],
  pictures: [],
  localized: [],
  advert: [],
  availableFrom: null,
  availabilityText: null,
  chargesOwner: null,
  chargesRenter: null,
  notaryFees: null,
  registrationRights: null,
  vat: null,
  totalCost: null,
  depositAmount: null,
  agencyCost: null,
  inventoryCost: null,
  totalArea: null,
  terraceArea: null,
  gardenArea: null,
  officeArea: null,
  storeArea: null,
  builtArea: null,
  frontWidth: null,
  plotWidth: null,
  bathrooms: null,
  showerRooms: null,
  toilets: null,
  garages: null,
  parkings: null,
  floor: null,
  floors: null,
  garden: null,
  terrace: null,
  extraRooms: null,
  constructionYear: null,
  renovationYear: null,
  facades: null,
  uniqueCode: null,
  energyPerformance: null,
  energyTotal: null,
  co2Emission: null,
  epcNumber: null,
  epcExpiresAt: null,
  eLevel: null,
  permit: null,
  planningDestination: null,
  allotmentPermit: null,
  summons: null,
  preemptionRight: null,
  judicialDecision: null,
  floodZone: null,
  gScore: null,
  pScore: null,
  asbestosType: null,
  asbestosDate: null,
  electricityCertificate: null,
  gasCertificate: null,
  heating: null,
  kitchen: null,
  roof: null,
  windowFrame: null,
  glazing: null,
  gardenOrientation: null,
  terraceOrientation: null,
  facadeOrientation: null,
  lifeAnnuity: null,
  annuityBouquet: null,
  annuityMonthly: null,
  annuityMaxYears: null,
  annuityHeads: null,
  annuityAges: null,
};

/** A listing of which nothing is known but its card. */
export function buildListingDetail({
  card,
  ...facts
}: Partial<Detail> = {}): ListingDetailFragment {
  const { typeId = '2', publishedAt = null, latitude = null, longitude = null } = card ?? {};
  const place = { typeId, publishedAt, latitude, longitude };
  return { ...nothing, ...facts, card: { ...buildListingCard(card), ...place } };
}
