import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { listPlanningKeys } from '../../../lib/rules/planning-codes';
import { formatArea, formatDate, formatNumber } from '../../../lib/text/formats';
import { findPropertyKind, type PropertyKind } from '../property-kind';
import { formatCount, formatFloor, type FactRow } from './fact-rows.server';
import type { KeyFactIcon, KeyFactView } from '../listing-detail-view';

const mostFacts = 5;

/** Fields in order of importance, by type of property. */
const order: Readonly<Record<PropertyKind, readonly FieldName[]>> = {
  home: [
    ...(['livingArea', 'bedrooms', 'bathrooms', 'constructionYear'] as const),
    ...(['groundArea', 'gardenArea', 'terraceArea', 'garages'] as const),
  ],
  land: ['groundArea', 'frontWidth', 'plotWidth', 'planningDestination', 'facadeOrientation'],
  shop: ['storeArea', 'officeArea', 'totalArea', 'frontWidth', 'planningDestination', 'groundArea'],
  garage: ['floor', 'parkings', 'garages', 'frontWidth', 'totalArea', 'availableFrom'],
};

const icons = {
  livingArea: 'area',
  bedrooms: 'bed',
  bathrooms: 'bath',
  constructionYear: 'year',
  groundArea: 'ground',
  gardenArea: 'garden',
  terraceArea: 'terrace',
  garages: 'garage',
  parkings: 'garage',
  frontWidth: 'area',
  plotWidth: 'area',
  planningDestination: 'ground',
  facadeOrientation: 'terrace',
  storeArea: 'area',
  officeArea: 'area',
  totalArea: 'area',
  floor: 'floor',
  availableFrom: 'year',
} as const satisfies Partial<Record<FactRow[0], KeyFactIcon>>;

type FieldName = keyof typeof icons;

/**
 * Lists the most important figures that are known, at most five: of a plot its area and front, of a
 * shop its space and planning zone, of a garage its level and width.
 */
export function listKeyFacts(
  listing: ListingDetailFragment,
  { t, locale }: LanguageContext,
): KeyFactView[] {
  const area = (value: number | null) => formatArea(locale, value);
  const count = (value: number | null) => formatCount(locale, value);
  const metres = (value: number | null) =>
    value === null ? null : t('detail.units.meter', { value: formatNumber(locale, value) });
  const { card } = listing;
  const kind = findPropertyKind(card.typeId);
  const values: Readonly<Record<FieldName, () => string | null>> = {
    livingArea: () => area(card.livingArea),
    bedrooms: () => count(card.bedrooms),
    bathrooms: () => count(listing.bathrooms),
    constructionYear: () => listing.constructionYear?.toString() ?? null,
    groundArea: () => area(card.groundArea),
    gardenArea: () => area(listing.gardenArea),
    terraceArea: () => area(listing.terraceArea),
    garages: () => count(listing.garages),
    parkings: () => count(listing.parkings),
    frontWidth: () => metres(listing.frontWidth),
    plotWidth: () => metres(listing.plotWidth),
    planningDestination: () => nameDestination(listing.planningDestination, t),
    facadeOrientation: () => listing.facadeOrientation,
    storeArea: () => area(listing.storeArea),
    officeArea: () => area(listing.officeArea),
    totalArea: () => area(listing.totalArea ?? (kind === 'home' ? null : card.livingArea)),
    floor: () => formatFloor(listing.floor, t, locale),
    availableFrom: () => formatDate(locale, listing.availableFrom),
  };
  return order[kind]
    .flatMap((name) => {
      const value = values[name]();
      return value ? [{ icon: icons[name], label: t(`detail.fields.${name}`), value }] : [];
    })
    .slice(0, mostFacts);
}

/** Returns the planning zone in words; null if it is not a single known code. */
function nameDestination(mention: string | null, t: LanguageContext['t']): string | null {
  const [key, ...others] = listPlanningKeys('destination', mention);
  return key && others.length === 0 ? t(key) : null;
}
