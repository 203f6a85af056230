import type { Core } from '@strapi/strapi';
import type { AdvertMention } from '@agency/domain/advert';
import { LISTING_FIELDS, LISTING_TEXTS, type FieldKind } from '../rules/listing-fields';
import { findEnergyScale } from '../rules/energy/find-energy-label';
import { inLanguage } from '../../platform/rules/in-language';
import { toInstant, toNumber } from '../../platform/rules/stored-value';
import { listMentions } from './list-adverts';
import { listLandingSlugs, type LandingSlugs } from './landing-slugs';
import { joinPlace } from '../rules/places/places';
import { groupNearby, type NearbyGroup } from '../nearby/load-nearby';
import type { Catalogue } from './catalogue';
import { findContact } from '../team/team-facts';
import { viewAgent, viewOffice, type TeamAgent, type TeamOffice } from '../team/team-view';
import {
  buildCardPicture,
  findTexts,
  listWrittenLanguages,
  type CardPicture,
  type ListingCard,
} from './listing-card';
import type { DocumentName, ListingTexts } from '../rules/listing-facts';
import type { ListingPage } from './read-model/listing-page';
import { createListingRequest, type ListingRequest } from './listing-request';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { detailArguments } from './search-arguments';

export interface ListingDetail extends Record<string, unknown> {
  card: ListingCard;
  /** False if the position is the centre of the postal code. */
  isExactPlace: boolean;
  description: string;
  /** The region whose law applies: a Belgian region or Luxembourg; null elsewhere. */
  region: string | null;
  /** The label codes of the region's ladder, best first; empty without one. */
  energyScale: string[];
  /** The upper limit of each label but the last, in kWh per m² per year. */
  energyLimits: number[];
  pictures: CardPicture[];
  documents: DocumentName[];
  openHouses: {
    id: number;
    from: string;
    to: string;
    places: number | null;
    note: string | null;
  }[];
  agent: TeamAgent | null;
  office: TeamOffice | null;
  /** The statements that the law requires in its advert, with the known values. */
  advert: AdvertMention[];
  /** By kind; empty if the address is not published or the listing is sold or rented. */
  nearby: NearbyGroup[];
  /** Slugs of the landing pages in its breadcrumb; null if its city is unknown. */
  landing: LandingSlugs | null;
  localized: ListingPage['localized'];
  /** The languages that it is described in; the others show texts of one of these. */
  writtenIn: string[];
}

const ON_CARD = new Set([
  ...['houseNumber', 'boxNumber', 'publishAddress', 'latitude', 'longitude', 'price'],
  ...['publishPrice', 'priceUnit', 'marquee', 'listedAt', 'bedrooms', 'livingArea', 'groundArea'],
]);

/** Attributes that no page needs (decision 0004). */
const IN_CMS_ALONE = new Set([
  ...['changedAt', 'epcIssuedAt', 'epcLabelText', 'officeKey', 'priceUnitText', 'recordFile'],
  // These are part of the advert.
  ...['planningInformation', 'thermalClass', 'co2Class'],
  ...['referenceRent', 'lastRent', 'registrationNumber'],
]);

/** The attributes that a page can query besides the card. */
export const DETAIL_FIELDS = LISTING_FIELDS.filter(
  ({ attribute }) => !ON_CARD.has(attribute) && !IN_CMS_ALONE.has(attribute),
);

const TEXTS_ON_CARD = new Set(['title', 'description', 'mainTypeName', 'street', 'marqueeName']);
export const DETAIL_TEXTS = LISTING_TEXTS.filter(
  ({ attribute }) => !TEXTS_ON_CARD.has(attribute) && !IN_CMS_ALONE.has(attribute),
);

/**
 * Finds a listing by id, including sold and rented ones; null if none exists or it is withdrawn.
 * Omits everything that reveals an unpublished price, and the fields that conditions hide.
 */
export async function findListing(
  strapi: Core.Strapi,
  given: unknown,
  request: ListingRequest = createListingRequest(strapi),
): Promise<ListingDetail | null> {
  const { language, id } = parseArguments(detailArguments, given);
  const stored = await request.findStored(id, language);
  if (!stored) return null;
  const { card, page, nearby } = stored;
  const catalogue = await request.findCatalogue();
  const { ladders, team } = catalogue;
  const { facts, pictures, documents } = page;
  const texts = findTexts(page.texts, language);
  const { publishAddress, latitude, longitude } = facts;
  const now = new Date().toISOString();
  const { agent, office } = findContact(team, facts);
  return {
    card,
    isExactPlace: publishAddress === true && latitude !== undefined && longitude !== undefined,
    description: texts.description ?? '',
    ...findEnergyScale(
      {
        countryId: card.countryId,
        zip: card.zip,
        epcIssuedAt: toInstant(facts.epcIssuedAt),
        epcExpiresAt: toInstant(facts.epcExpiresAt),
      },
      ladders,
    ),
    pictures: pictures.map((picture, index) =>
      buildCardPicture(picture, index, card.title, language),
    ),
    documents: documents[language] ?? [],
    openHouses: page.openHouses
      .filter(({ to }) => to > now)
      .map(({ notes, ...house }) => ({ ...house, note: inLanguage(notes, language) || null })),
    agent: viewAgent(agent, language),
    office: viewOffice(office, language),
    advert: listMentions(stored),
    nearby: groupNearby(nearby, language),
    landing: findOwnLanding(catalogue, card, language),
    localized: page.localized,
    writtenIn: listWrittenLanguages(page.texts),
    ...readFields(facts, facts.publishPrice !== false),
    ...readTexts(texts),
  };
}

/** Returns the landing page of its place and type, or of its place alone if its type is unknown. */
function findOwnLanding(
  catalogue: Catalogue,
  { zip, countryId, typeId }: ListingCard,
  language: string,
): LandingSlugs | null {
  const place = joinPlace(zip, countryId);
  const slugs =
    listLandingSlugs(catalogue, place, typeId) ?? listLandingSlugs(catalogue, place, null);
  return slugs?.find((own) => own.language === language) ?? null;
}

function readFields(
  stored: Record<string, unknown>,
  publishPrice: boolean,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const { attribute, kind, revealsPrice } of DETAIL_FIELDS) {
    fields[attribute] = revealsPrice && !publishPrice ? null : readValue(stored[attribute], kind);
  }
  return fields;
}

/**
 * Converts a column's value for GraphQL: SQLite stores instants as numbers, PostgreSQL decimals as
 * texts.
 */
function readValue(value: unknown, kind: FieldKind): unknown {
  switch (kind) {
    case 'number':
    case 'integer':
    case 'money':
      return toNumber(value);
    case 'date':
      return toInstant(value);
    default:
      return value ?? null;
  }
}

function readTexts(texts: ListingTexts): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const { attribute } of DETAIL_TEXTS) fields[attribute] = texts[attribute] ?? null;
  return fields;
}
