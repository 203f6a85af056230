import { expect, test } from 'vitest';
import { buildListingDetail as buildSource } from '../../testing/build-listing-detail';
import { buildContext } from '../../testing/build-site-answer';
import { buildListingDetail } from './detail-view.server';

const contact = { agencyName: 'Corbelle', officeText: null, phone: null, email: null, actions: [] };

function buildView(source: Parameters<typeof buildSource>[0] = {}, language: 'nl' | 'de' = 'nl') {
  const parts = { contact, similar: [], renovationYears: null };
  return buildListingDetail(buildSource(source), buildContext(language), parts);
}

test('DETAIL-2 shows a fact only when it has a value, in its group', () => {
  expect(buildView({ card: { livingArea: null, bedrooms: null } }).factGroups).toEqual([]);
  const groups = buildView({
    card: { livingArea: null, bedrooms: null },
    terraceArea: 14,
    floor: 0,
    facades: 3,
    vat: 21,
    floodZone: 'effective',
    judicialDecision: false,
  }).factGroups;
  expect(groups.map(({ id, rows }) => [id, rows.map(({ value }) => value)])).toEqual([
    ['price', ['21 %']],
    ['surfaces', ['14\u00a0m²']],
    ['layout', ['Gelijkvloers']],
    ['planning', ['Nee', 'Effectief overstromingsgevoelig']],
    ['outdoors', ['Halfopen bebouwing (3 gevels)']],
  ]);
});

test('DETAIL-4 DETAIL-5 says nothing of what is not published', () => {
  const view = buildView({
    card: { price: null, pricePublished: false, address: null, goal: 'rent' },
    chargesRenter: 150,
  });
  expect(view.priceText).toBe('Prijs op aanvraag');
  expect(view.priceNote).toBeNull();
  expect(view.addressText).toBeNull();
});

test('DETAIL-6 RULE-12 tells label, figures and the duty to renovate', () => {
  const flemish = {
    card: { energyLabel: 'e' },
    region: 'flanders',
    energyScale: ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f'],
    energyPerformance: 412.4,
    co2Emission: 80,
  };
  const energy = buildView(flemish).energy;
  expect(energy?.label?.text).toBe('E');
  expect(energy?.scale.map(({ text }) => text)).toEqual(['A+', 'A', 'B', 'C', 'D', 'E', 'F']);
  expect(energy?.figureText).toBe('412,4 kWh/m² per jaar');
  expect(energy?.notice).toContain('5 jaar');
  expect(buildView(flemish, 'de').energy?.notice).toContain('6 Jahren');
  expect(buildView({ ...flemish, region: 'brussels' }).energy?.notice).toBeNull();
  expect(buildView({ card: { energyLabel: null } }).energy).toBeNull();
});

test.each([
  ['available', null],
  ['option', 'option'],
  ['sold', 'sold'],
  ['rented', 'rented'],
] as const)('DETAIL-8 says what is to be said of a listing that is %s', (availability, kind) => {
  expect(buildView({ card: { availability } }).notice?.kind ?? null).toBe(kind);
});
