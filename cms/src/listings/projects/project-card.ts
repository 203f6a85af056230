import { isClosed } from '@agency/domain/availability';
import { countryIds } from '@agency/domain/countries';
import { inLanguage } from '../../platform/rules/in-language';
import { toSlug } from '../../platform/rules/slug';
import { buildCardPicture, findTexts, formatStreet, toExcerpt } from '../search/listing-card';
import type { CardPicture, ListingCard } from '../search/listing-card';
import type { Goal } from '@agency/domain/goals';
import type { ProjectFacts, ProjectUnits, Unit } from './load-projects';

/** A project in one language as a list shows it; only published facts. */
export interface ProjectCard {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  cityName: string;
  zip: string;
  countryId: number;
  countryName: string;
  address: string | null;
  picture: CardPicture | null;
  units: number;
  unitsOnOffer: number;
  unitsAvailable: number;
  isSoldOut: boolean;
  fromPrice: number | null;
  fromGoal: Goal | null;
  minBedrooms: number | null;
  maxBedrooms: number | null;
  hasStudio: boolean;
  minArea: number | null;
  maxArea: number | null;
}

/** The WebID of studios. */
const STUDIO = '3';

/** Builds the card of a project; sizes and the lowest price are those of the units on offer. */
export function buildProjectCard(
  project: ProjectFacts,
  { shown: units, hasHeld }: ProjectUnits,
  language: string,
): ProjectCard {
  const { city, pictures } = project;
  const texts = findTexts(project.texts, language);
  const title = texts.title ?? project.reference;
  const offered = listOffered(units);
  // Without units on offer, the sizes are those of all units.
  const measured = (offered.length > 0 ? offered : units).map(({ card }) => card);
  return {
    id: project.reference,
    title,
    slug: buildProjectSlug(project, language),
    excerpt: toExcerpt(texts.description ?? ''),
    cityName: inLanguage(city?.names, language),
    zip: project.zip ?? city?.zip ?? '',
    countryId: project.countryId ?? city?.countryId ?? countryIds.belgium,
    countryName: inLanguage(city?.countryNames, language),
    address: project.publishAddress ? formatStreet(project, texts.street, language) : null,
    picture: pictures[0] ? buildCardPicture(pictures[0], 0, title, language) : null,
    units: units.length,
    unitsOnOffer: offered.length,
    unitsAvailable: offered.filter(({ card }) => card.availability === 'available').length,
    isSoldOut: units.length > 0 && offered.length === 0 && !hasHeld,
    ...findFromPrice(offered.map(({ card }) => card)),
    ...findRange(measured, 'bedrooms', 'minBedrooms', 'maxBedrooms'),
    hasStudio: measured.some(({ typeId }) => typeId === STUDIO),
    ...findRange(measured, 'livingArea', 'minArea', 'maxArea'),
  };
}

/** Builds the slug; only the reference at its end identifies the project. */
export function buildProjectSlug({ reference, texts }: ProjectFacts, language: string): string {
  const title = toSlug(findTexts(texts, language).title ?? '');
  return [title, reference].filter(Boolean).join('-');
}

function listOffered(units: readonly Unit[]): Unit[] {
  return units.filter(({ card }) => !isClosed(card.availability));
}

/** Rents and prices cannot be compared: units for sale take precedence. */
function findFromPrice(units: readonly ListingCard[]): Pick<ProjectCard, 'fromPrice' | 'fromGoal'> {
  const forSale = units.filter(({ goal }) => goal === 'sale');
  const compared = forSale.length > 0 ? forSale : units;
  const prices = compared.flatMap(({ price }) => (price !== null && price > 0 ? [price] : []));
  if (prices.length === 0) return { fromPrice: null, fromGoal: null };
  return { fromPrice: Math.min(...prices), fromGoal: compared[0]?.goal ?? null };
}

function findRange<Min extends string, Max extends string>(
  units: readonly ListingCard[],
  field: 'bedrooms' | 'livingArea',
  min: Min,
  max: Max,
): Record<Min | Max, number | null> {
  const values = units.flatMap((unit) => unit[field] ?? []).filter((value) => value > 0);
  const found = values.length > 0;
  return {
    [min]: found ? Math.min(...values) : null,
    [max]: found ? Math.max(...values) : null,
  } as Record<Min | Max, number | null>;
}
