import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatArea, formatDate, formatNumber } from '../../../lib/text/formats';
import { findFacadesKey } from '../../../lib/rules/surroundings';
import {
  formatCount,
  formatFloor,
  formatPresence,
  formatYesNo,
  listFactRows,
  type FactRow,
} from './fact-rows.server';
import type { FactGroupView } from '../listing-detail-view';
import type { EarlierPrice } from '../load-listing.server';
import {
  listPlanningRows,
  estimatedFields,
  listAnnuityRows,
  listPriceRows,
} from './price-facts.server';

type ShownCosts = { hasEstimate?: boolean; earlierPrices?: readonly EarlierPrice[] };

/**
 * Lists the groups of facts in order, without empty values. If the screen has an estimate of
 * purchase costs, its parts are only printed.
 */
export function listFactGroups(
  listing: ListingDetailFragment,
  context: LanguageContext,
  { hasEstimate = false, earlierPrices = [] }: ShownCosts = {},
): FactGroupView[] {
  const { t } = context;
  const isEstimated = hasEstimate && listing.card.goal === 'sale';
  const groups: readonly (readonly [keyof typeof groupPlaces, readonly FactRow[]])[] = [
    ['general', listGeneralRows(listing, context)],
    ['price', listPriceRows(listing, context, earlierPrices)],
    ['surfaces', listSurfaceRows(listing, context)],
    ['layout', listLayoutRows(listing, context)],
    ['planning', listPlanningRows(listing, context)],
    ['certificates', listCertificateRows(listing, context)],
    ['technical', listTechnicalRows(listing, context)],
    ['outdoors', listOutdoorRows(listing, context)],
    ['lifeAnnuity', listAnnuityRows(listing, context)],
  ];
  return groups
    .map(([id, rows]) => {
      const [part, title] = groupPlaces[id];
      const forPaper = isEstimated && id === 'price' ? estimatedFields : [];
      return { id, part, title: t(title), rows: listFactRows(t, rows, forPaper) };
    })
    .filter(({ rows }) => rows.length > 0);
}

/** The section and title of each group. */
const groupPlaces = {
  general: ['home', 'detail.groups.general'],
  price: ['costs', 'detail.groups.price'],
  surfaces: ['home', 'detail.groups.surfaces'],
  layout: ['home', 'detail.groups.layout'],
  planning: ['legal', 'detail.groups.planning'],
  certificates: ['legal', 'detail.groups.certificates'],
  technical: ['legal', 'detail.groups.technical'],
  outdoors: ['home', 'detail.groups.outdoors'],
  lifeAnnuity: ['costs', 'detail.groups.lifeAnnuity'],
} as const;

function listGeneralRows(listing: ListingDetailFragment, { locale }: LanguageContext): FactRow[] {
  const from = formatDate(locale, listing.availableFrom);
  return [
    ['typeDescription', differs(listing.typeDescription, listing.card.typeName)],
    ['uniqueCode', listing.uniqueCode],
    ['availability', from === null ? listing.availabilityText : null],
    ['availableFrom', from],
    ['listedOn', formatDate(locale, listing.card.publishedAt)],
  ];
}

function differs(text: string | null, known: string): string | null {
  return text?.trim().toLowerCase() === known.trim().toLowerCase() ? null : text;
}

function listSurfaceRows(
  listing: ListingDetailFragment,
  { t, locale }: LanguageContext,
): FactRow[] {
  const area = (value: number | null) => formatArea(locale, value);
  const metres = (value: number | null) =>
    value === null ? null : t('detail.units.meter', { value: formatNumber(locale, value) });
  return [
    ['totalArea', area(listing.totalArea)],
    ['livingArea', area(listing.card.livingArea)],
    ['groundArea', area(listing.card.groundArea)],
    ['builtArea', area(listing.builtArea)],
    ['terraceArea', area(listing.terraceArea)],
    ['gardenArea', area(listing.gardenArea)],
    ['officeArea', area(listing.officeArea)],
    ['storeArea', area(listing.storeArea)],
    ['frontWidth', metres(listing.frontWidth)],
    ['plotWidth', metres(listing.plotWidth)],
  ];
}

function listLayoutRows(listing: ListingDetailFragment, { t, locale }: LanguageContext): FactRow[] {
  const count = (value: number | null) => formatCount(locale, value);
  return [
    ['bedrooms', count(listing.card.bedrooms)],
    ['bathrooms', count(listing.bathrooms)],
    ['showerRooms', count(listing.showerRooms)],
    ['toilets', count(listing.toilets)],
    ['garages', count(listing.garages)],
    ['parkings', count(listing.parkings)],
    ['floor', formatFloor(listing.floor, t, locale)],
    ['floors', count(listing.floors)],
    ['extraRooms', listing.extraRooms],
    ['lift', formatPresence(t, listing.lift)],
    ['furnished', formatPresence(t, listing.furnished)],
  ];
}

function listCertificateRows(
  listing: ListingDetailFragment,
  { locale }: LanguageContext,
): FactRow[] {
  return [
    ['electricityCertificate', listing.electricityCertificate],
    ['gasCertificate', listing.gasCertificate],
    ['asbestosType', listing.asbestosType],
    ['asbestosDate', formatDate(locale, listing.asbestosDate)],
  ];
}

function listTechnicalRows(listing: ListingDetailFragment, { t }: LanguageContext): FactRow[] {
  const year = (value: number | null) => (value ? String(value) : null);
  return [
    ['constructionYear', year(listing.constructionYear)],
    ['renovationYear', year(listing.renovationYear)],
    ['heating', listing.heating],
    ['kitchen', listing.kitchen],
    ['roof', listing.roof],
    ['windowFrames', listing.windowFrame],
    ['glazing', listing.glazing],
    ['waterMeter', formatYesNo(t, listing.waterMeter)],
    ['gasMeter', formatYesNo(t, listing.gasMeter)],
    ['electricityMeter', formatYesNo(t, listing.electricityMeter)],
  ];
}

function listOutdoorRows(
  listing: ListingDetailFragment,
  { t, locale }: LanguageContext,
): FactRow[] {
  const facades = findFacadesKey(listing.facades);
  return [
    // Omitted if their areas are known.
    ['garden', listing.gardenArea ? null : formatPresence(t, listing.garden)],
    ['terrace', listing.terraceArea ? null : formatPresence(t, listing.terrace)],
    ['facades', facades ? t(facades) : formatCount(locale, listing.facades)],
    ['gardenOrientation', beginLarge(listing.gardenOrientation, locale)],
    ['terraceOrientation', beginLarge(listing.terraceOrientation, locale)],
    ['facadeOrientation', beginLarge(listing.facadeOrientation, locale)],
  ];
}

/** Capitalises values such as `zuidwesten`. */
function beginLarge(text: string | null, locale: string): string | null {
  return text && `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}`;
}
