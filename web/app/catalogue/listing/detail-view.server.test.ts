import { expect, test } from 'vitest';
import type { Language } from '@agency/domain/languages';
import { buildListingDetail as buildSource } from '../../testing/build-listing-detail';
import { buildContext } from '../../testing/build-site-answer';
import { buildListingDetail } from './detail-view.server';
import { buildQrCode } from './print/print.server';

const agency = { agencyName: 'Corbelle', officeText: null, phone: null, email: null };
const contact = { ...agency, registrations: ['BIV-nummer 512345'] };
const url = 'https://site.example/nl/te-koop/brussel/appartement/4711/';

function buildView(
  source: Parameters<typeof buildSource>[0] = {},
  language: Language = 'nl',
  renovationNotice: string | null = null,
  hasEstimate = false,
  earlierPrices: { at: string; from: number }[] = [],
) {
  const page = { renovationNotice, hasEstimate, project: null, url, media: null };
  const parts = { contact, similar: [], earlierPrices, ...page };
  return buildListingDetail(buildSource(source), buildContext(language), parts);
}

test('DETAIL-2 a screen shows one total: what the estimate adds up is a fact on paper alone', () => {
  const facts = { chargesOwner: 90, notaryFees: 4000, vat: 6, totalCost: 500_000 };
  const list = (hasEstimate: boolean, card = {}) =>
    buildView({ ...facts, card }, 'nl', null, hasEstimate)
      .factGroups.find(({ id }) => id === 'price')
      ?.rows.filter(({ isForPaper }) => !isForPaper)
      .map(({ label }) => label);
  expect(list(true)).toEqual(['Prijs per m²', 'Lasten voor de eigenaar']);
  expect(list(false)).toContain('Totale kostprijs');
  expect(list(true, { goal: 'rent' })).toContain('Totale kostprijs');
});

test('DETAIL-15 says what was asked before, and until when', () => {
  const earlier = [{ at: '2026-03-12T09:00:00.000Z', from: 349_000 }];
  const rowsOf = (prices: typeof earlier) =>
    buildView({}, 'en', null, false, prices).factGroups.find(({ id }) => id === 'price')?.rows;
  const row = rowsOf(earlier)?.find(({ label }) => label === 'Earlier prices');
  expect(row?.value).toMatch(/^€\u00a0349\.000 \(until .*2026\)$/);
  expect(rowsOf([])?.some(({ label }) => label === 'Earlier prices')).toBe(false);
});

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
    ['price', ['€\u00a0325.000', '21%']],
    ['surfaces', ['14\u00a0m²']],
    ['layout', ['Gelijkvloers']],
    ['planning', ['Nee']],
    ['outdoors', ['Halfopen bebouwing (3 gevels)']],
  ]);
});

test('DETAIL-2 an orientation begins with a capital, as other values do', () => {
  const [group] = buildView({ terraceOrientation: 'zuidwesten' }).factGroups.slice(-1);
  expect(group?.rows.map(({ value }) => value)).toContain('Zuidwesten');
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
    energyLimits: [0, 100, 200, 300, 400, 500],
    energyPerformance: 412.4,
    co2Emission: 80,
  };
  const energy = buildView(flemish, 'nl', 'Renovatieplicht').energy;
  expect(energy?.label?.text).toBe('E');
  expect(energy?.scale?.families.map(({ letter }) => letter).join('')).toBe('ABCDEF');
  expect(energy?.figureText).toBe('412,4\u00a0kWh/m² per jaar');
  expect(energy?.notice).toBe('Renovatieplicht');
  expect(buildView({ card: { energyLabel: null } }).energy).toBeNull();
});

test.each([
  ['nl', 'flanders', 'EPC-label'],
  ['nl', 'brussels', 'EPB-label'],
  ['nl', 'wallonia', 'EPB-label'],
  ['fr', 'brussels', 'Label PEB'],
  ['en', 'wallonia', 'EPC (PEB) label'],
  ['de', 'brussels', 'Energieklasse (EPB)'],
  ['nl', null, 'Energielabel'],
] as const)('DETAIL-6 in %s a label of %s is called %s', (language, region, name) => {
  const { energy } = buildView({ card: { energyLabel: 'c' }, region }, language);
  expect(energy?.labelName).toBe(name);
});

test.each([
  ['available', null],
  ['option', 'option'],
  ['sold', 'sold'],
  ['rented', 'rented'],
] as const)('DETAIL-8 says what is to be said of a listing that is %s', (availability, kind) => {
  expect(buildView({ card: { availability } }).notice?.kind ?? null).toBe(kind);
});

test('DETAIL-7 offers what fits the goal, and nothing once it is sold or rented', () => {
  const documents = [{ id: 'd 1', kind: 'epc', name: 'EPB-certificaat' }];
  const places = (card: object) =>
    buildView({ card, documents }).contact.actions.map(
      ({ href }) => /#.*$|[^/]+(?=\/\?listing=)/.exec(href)?.[0],
    );
  const both = ['bezoek-aanvragen', 'documenten-aanvragen', 'doorsturen'];
  expect(places({ goal: 'sale' })).toEqual(expect.arrayContaining([...both, 'bod-uitbrengen']));
  expect(places({ goal: 'rent' })).toEqual(expect.arrayContaining([...both, 'kandidaat-huurder']));
  expect(places({ availability: 'option' })).toEqual(places({ availability: 'available' }));
  expect(places({ availability: 'sold' })).toEqual([]);
  expect(places({ availability: 'rented' })).toEqual([]);
});

test('DETAIL-7 documents are not offered where there are none', () => {
  const { actions } = buildView().contact;
  expect(actions.some(({ href }) => href.includes('documenten-aanvragen'))).toBe(false);
});

test('DETAIL-1 ERR-7 each paper is asked for by its name', () => {
  const { id } = buildView();
  const documents = [{ id: 'd 1', kind: 'epc', name: 'EPB-certificaat' }];
  const [row] = buildView({ documents }).documents.rows;
  expect(row?.name).toBe('EPB-certificaat');
  expect(row?.ask?.href).toBe(`/nl/formulieren/documenten-aanvragen/?listing=${id}&document=d+1`);
  const sold = buildView({ documents, card: { availability: 'sold' } }).documents.rows;
  expect(sold).toEqual([{ id: 'd 1', name: 'EPB-certificaat', ask: null }]);
  expect(buildView().documents).toMatchObject({ rows: [], emptyText: 'Geen documenten' });
});

test('DETAIL-1 paper gets the page’s own address, its short one as a code, and as many words as fit', () => {
  const { print, id } = buildView({ description: 'kort' });
  expect(print).toMatchObject({ url, excerpt: null, lines: ['Corbelle', 'BIV-nummer 512345'] });
  expect(print.code).toEqual(buildQrCode(`https://site.example/nl/property/${id}/`));
  const long = buildView({ description: 'woord '.repeat(2000) }).print.excerpt;
  expect(long?.length).toBeLessThan(1400);
  expect(long?.endsWith('…')).toBe(true);
});

test('RULE-4 writes the city as people do, wherever it is read', () => {
  const view = buildView({ card: { cityName: 'BRUSSEL 1' } });
  expect(view.cityText).toBe('Brussel');
  expect(view.breadcrumbs.map(({ label }) => label)).toContain('Brussel');
});

test.each([
  ['nl', 'De tekst van dit pand is in het Engels.'],
  ['fr', 'Le texte de ce bien est en anglais.'],
  ['de', 'Der Text zu dieser Immobilie ist auf Englisch.'],
] as const)('DATA-9 says in %s that a home is described in English alone', (language, note) => {
  expect(buildView({ card: { textLanguage: 'en' } }, language)).toMatchObject({
    textLanguage: 'en',
    languageNote: note,
  });
});

test('DATA-9 says nothing of a home that is described in the language of the page', () => {
  expect(buildView().languageNote).toBeNull();
  expect(buildView().textLanguage).toBeUndefined();
});
