import type { ListingDetailFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCurrency } from '../../lib/currency';
import { formatArea, formatDate, formatNumber } from '../../lib/formats';
import { findFacadesKey, findFloodScoreKey, findFloodZoneKey } from '../../lib/surroundings';
import { formatCount, listFactRows, type FactRow } from './fact-rows.server';
import type { FactGroupView } from './listing-detail-view';

/** DETAIL-2: the groups of facts in their order; what has no value is left out. */
export function listFactGroups(
  listing: ListingDetailFragment,
  context: LanguageContext,
): FactGroupView[] {
  const { t } = context;
  const groups: readonly (readonly [keyof typeof groupTitles, readonly FactRow[]])[] = [
    ['price', listPriceRows(listing, context)],
    ['surfaces', listSurfaceRows(listing, context)],
    ['layout', listLayoutRows(listing, context)],
    ['planning', listPlanningRows(listing, context)],
    ['certificates', listCertificateRows(listing, context)],
    ['technical', listTechnicalRows(listing)],
    ['outdoors', listOutdoorRows(listing, context)],
    ['lifeAnnuity', listAnnuityRows(listing, context)],
  ];
  return groups
    .map(([id, rows]) => ({ id, title: t(groupTitles[id]), rows: listFactRows(t, rows) }))
    .filter(({ rows }) => rows.length > 0);
}

const groupTitles = {
  price: 'detail.groups.price',
  surfaces: 'detail.groups.surfaces',
  layout: 'detail.groups.layout',
  planning: 'detail.groups.planning',
  certificates: 'detail.groups.certificates',
  technical: 'detail.groups.technical',
  outdoors: 'detail.groups.outdoors',
  lifeAnnuity: 'detail.groups.lifeAnnuity',
} as const;

function listPriceRows(listing: ListingDetailFragment, { t, locale }: LanguageContext): FactRow[] {
  const perMonth = (amount: number | null) =>
    amount === null ? null : t('detail.units.perMonth', { value: formatCurrency(amount) });
  return [
    ['chargesOwner', money(listing.chargesOwner)],
    ['chargesRenter', perMonth(listing.chargesRenter)],
    ['notaryFees', money(listing.notaryFees)],
    ['registrationRights', money(listing.registrationRights)],
    ['vat', listing.vat === null ? null : percent(t, locale, listing.vat)],
    ['totalCost', money(listing.totalCost)],
    ['depositAmount', money(listing.depositAmount)],
    ['agencyCost', money(listing.agencyCost)],
    ['inventoryCost', money(listing.inventoryCost)],
  ];
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
  const floor =
    listing.floor === 0
      ? t('detail.values.groundFloor')
      : listing.floor === null
        ? null
        : formatNumber(locale, listing.floor);
  return [
    ['bedrooms', count(listing.card.bedrooms)],
    ['bathrooms', count(listing.bathrooms)],
    ['showerRooms', count(listing.showerRooms)],
    ['toilets', count(listing.toilets)],
    ['garages', count(listing.garages)],
    ['parkings', count(listing.parkings)],
    ['floor', floor],
    ['floors', count(listing.floors)],
    ['extraRooms', listing.extraRooms],
    ['availability', listing.availabilityText],
    ['availableFrom', listing.availabilityText ? null : formatDate(locale, listing.availableFrom)],
  ];
}

function listPlanningRows(listing: ListingDetailFragment, { t }: LanguageContext): FactRow[] {
  const zone = findFloodZoneKey(listing.floodZone);
  const score = (value: string | null) => {
    const key = findFloodScoreKey(value);
    return key === null ? value : t(key);
  };
  return [
    ['permit', listing.permit],
    ['allotmentPermit', listing.allotmentPermit],
    ['summons', listing.summons],
    ['preemptionRight', listing.preemptionRight],
    ['judicialDecision', yesNo(t, listing.judicialDecision)],
    ['floodZone', zone === null ? listing.floodZone : t(zone)],
    ['gScore', score(listing.gScore)],
    ['pScore', score(listing.pScore)],
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

function listTechnicalRows(listing: ListingDetailFragment): FactRow[] {
  const year = (value: number | null) => (value ? String(value) : null);
  return [
    ['constructionYear', year(listing.constructionYear)],
    ['renovationYear', year(listing.renovationYear)],
    ['heating', listing.heating],
    ['kitchen', listing.kitchen],
    ['roof', listing.roof],
    ['windowFrames', listing.windowFrame],
    ['glazing', listing.glazing],
  ];
}

function listOutdoorRows(
  listing: ListingDetailFragment,
  { t, locale }: LanguageContext,
): FactRow[] {
  const facades = findFacadesKey(listing.facades);
  return [
    ['facades', facades ? t(facades) : formatCount(locale, listing.facades)],
    ['gardenOrientation', listing.gardenOrientation],
    ['terraceOrientation', listing.terraceOrientation],
    ['facadeOrientation', listing.facadeOrientation],
  ];
}

function listAnnuityRows(listing: ListingDetailFragment, { t }: LanguageContext): FactRow[] {
  const { annuityBouquet, annuityMonthly, annuityMaxYears, annuityHeads, annuityAges } = listing;
  const persons = [annuityHeads ? String(annuityHeads) : null, annuityAges].filter(Boolean);
  return [
    ['annuityBouquet', money(annuityBouquet)],
    ['annuityMonthly', money(annuityMonthly)],
    ['annuityYears', annuityMaxYears ? t('detail.units.years', { count: annuityMaxYears }) : null],
    ['annuityPersons', persons.length > 0 ? persons.join(' · ') : null],
  ];
}

function money(amount: number | null): string | null {
  return amount === null ? null : formatCurrency(amount);
}

function percent(t: LanguageContext['t'], locale: string, value: number): string {
  return t('detail.units.percent', { value: formatNumber(locale, value) });
}

function yesNo(t: LanguageContext['t'], value: boolean | null): string | null {
  return value === null ? null : t(value ? 'common.yes' : 'common.no');
}
