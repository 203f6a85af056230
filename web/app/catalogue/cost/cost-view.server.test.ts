import { expect, test } from 'vitest';
import { parseCostInput } from '../../lib/rules/cost-input';
import type { SourcedRate } from '@agency/domain/rates';
import { buildListingDetail } from '../../testing/build-listing-detail';
import { buildContext } from '../../testing/build-site-answer';
import { buildCosts } from './cost-view.server';

function rate(name: string, region: string | null, value: number, validFrom: string): SourcedRate {
  return { name, region, value, validFrom, source: region && `Code ${region}` };
}

const rates = [
  rate('registrationDuty', 'flanders', 12, '2022-01-01'),
  rate('registrationDutyOwnHome', 'flanders', 2, '2025-01-01'),
  rate('registrationDuty', 'brussels', 12.5, '2003-01-01'),
  rate('registrationDutyExemption', 'brussels', 200_000, '2023-04-01'),
  rate('registrationDutyExemptionLimit', 'brussels', 600_000, '2023-04-01'),
  rate('registrationDutyEnergyClasses', 'brussels', 2, '2023-04-01'),
  rate('registrationDutyEnergyStep', 'brussels', 25_000, '2023-04-01'),
  rate('offerDepositPercent', null, 10, '2018-01-01'),
  rate('depositMonths', 'brussels', 2, '2024-11-01'),
  rate('depositMonths', 'flanders', 3, '2019-01-01'),
  rate('depositMonths', 'elsewhere', 3, '2018-01-01'),
];

type Listing = NonNullable<Parameters<typeof buildListingDetail>[0]>;

function build(listing: Listing, query = '', given = rates) {
  const costs = buildCosts(buildListingDetail(listing), buildContext('nl'), {
    path: '/nl/te-koop/x/y/7/',
    rates: given,
    day: '2026-11-21',
    input: parseCostInput(new URLSearchParams(query)),
    notaryUrl: 'https://www.notaris.be/',
  });
  const plain = (text: string | undefined) => text?.replace(/\u00a0/g, ' ');
  return {
    costs,
    lines: costs?.lines.map(({ label, value }) => `${label}: ${plain(value)}`),
    total: plain(costs?.total?.value),
  };
}

const sale = { price: 300_000, pricePublished: true };
const rent = { goal: 'rent', price: 1000, pricePublished: true } as const;

test('DETAIL-2 an own and only home in Flanders, and any other', () => {
  const own = build({ region: 'flanders', card: sale });
  expect(own.lines).toEqual([
    'Prijs: € 300.000',
    'Registratierechten, enige eigen woning: € 6.000',
  ]);
  expect(own.total).toBe('€ 306.000');
  expect(own.costs?.lines[1]?.note?.replace(/\u00a0/g, ' ')).toBe(
    '2% van € 300.000 · tarief sinds 1 januari 2025, Code flanders',
  );
  const other = build({ region: 'flanders', card: sale }, 'own=0');
  expect(other.lines?.[1]).toBe('Registratierechten: € 36.000');
  expect(other.costs?.form.ownHome?.value).toBe('0');
});

test('DETAIL-2 one total, of the rows above it, which says what it is without', () => {
  const listing = { region: 'brussels', card: { ...sale, price: 685_000 } };
  const known = { ...listing, totalCost: 779_535, notaryFees: 8910 };
  const given = build(known);
  expect(given.lines).toEqual([
    'Prijs: € 685.000',
    'Registratierechten, enige eigen woning: € 85.625',
    'Notariskosten: € 8.910',
  ]);
  expect(given.costs?.total?.label).toBe('Totale kostprijs');
  expect([given.total, given.costs?.total?.note]).toEqual(['€ 779.535', null]);
  const [deposit] = given.costs?.notes.map((note) => note.replace(/\u00a0/g, ' ')) ?? [];
  expect(deposit).toContain('voorschot van 10%: € 68.500');
  const unknown = build(listing);
  expect([unknown.total, unknown.costs?.total?.note]).toEqual([
    '€ 770.625',
    'zonder notariskosten',
  ]);
  // The notary's fees are for the listing's own price.
  expect(build(known, 'amount=700000').costs?.total?.note).toBe('zonder notariskosten');
});

test('DETAIL-2 Brussels asks for better energy classes where they count', () => {
  const listing = { region: 'brussels', card: sale };
  expect(build(listing).lines?.[1]).toContain('€ 12.500');
  expect(build(listing).costs?.lines[1]?.note).toContain('sinds 1 april 2023');
  expect(build(listing, 'own=0').costs?.lines[1]?.note).toContain('sinds 1 januari 2003');
  expect(build(listing, 'classes=3').lines?.[1]).toContain('€ 3.125');
  expect(build(listing, 'classes=1').lines?.[1]).toContain('€ 12.500');
  expect(build(listing).costs?.form.classes?.options.map(({ value }) => value)).toEqual([
    ...['0', '2', '3', '4', '5', '6'],
  ]);
  expect(build(listing, 'own=0').costs?.form.classes).toBeNull();
  const above = build(listing, 'amount=700000');
  expect(above.lines?.[1]).toContain('€ 87.500');
  expect(above.costs?.lines[1]?.note).toContain('boven');
});

test('DETAIL-2 what nobody lives in is nobody’s own home', () => {
  const { costs, lines } = build({ region: 'flanders', card: { ...sale, typeId: '7' } }, 'own=1');
  expect(costs?.form.ownHome).toBeNull();
  expect(lines?.[1]).toBe('Registratierechten: € 36.000');
});

test('DETAIL-2 a new home with VAT is not taxed twice', () => {
  const { lines, costs, total } = build({ region: 'flanders', vat: 21, card: sale });
  expect(lines?.[1]).toBe('Btw: € 63.000');
  expect([costs?.form.ownHome, total]).toEqual([null, '€ 363.000']);
});

test('DETAIL-2 a rate that is not known is said, not guessed', () => {
  const { lines, costs } = build({ region: null, card: sale }, '', rates.slice(0, 3));
  expect(lines).toEqual([]);
  expect(costs?.missing).toHaveLength(2);
  expect(costs?.total).toBeNull();
});

test('FORM-13 the first payment of a rent', () => {
  const brussels = build({
    region: 'brussels',
    chargesRenter: 75,
    inventoryCost: 155.5,
    depositAmount: 2000,
    card: rent,
  });
  expect(brussels.lines).toEqual([
    'Eerste maand huur: € 1.000',
    'Lasten van de eerste maand: € 75',
    'Aandeel in de plaatsbeschrijving: € 155,50',
    'Huurwaarborg: € 2.000',
  ]);
  expect([brussels.total, brussels.costs?.notary]).toEqual(['€ 3.230,50', null]);
  const flanders = build({ region: 'flanders', card: rent });
  expect(flanders.lines?.at(-1)).toBe('Huurwaarborg: € 3.000');
  expect(flanders.costs?.missing).toHaveLength(1);
  expect(build({ region: null, card: rent }).lines?.at(-1)).toBe('Huurwaarborg: € 3.000');
});

test('FORM-13 a deposit above the law’s is not shown, and a shop’s is as asked', () => {
  const home = build({ region: 'brussels', depositAmount: 9000, card: rent });
  expect(home.lines?.at(-1)).toBe('Huurwaarborg: € 2.000');
  const shop = build({ region: 'brussels', depositAmount: 9000, card: { ...rent, typeId: '6' } });
  expect(shop.lines?.at(-1)).toBe('Huurwaarborg: € 9.000');
});

test('DETAIL-4 a price on demand is asked for and nowhere in it', () => {
  const card = { price: null, pricePublished: false };
  const { costs, lines } = build({ region: 'flanders', card });
  expect([lines, costs?.total, costs?.form.amount.value]).toEqual([[], null, '']);
  expect(costs?.intro).toContain('op aanvraag');
  expect(build({ region: 'flanders', card }, 'amount=200.000').total).toBe('€ 204.000');
});

test('DETAIL-8 what is gone, and a life annuity, have no costs that can be shown', () => {
  expect(build({ card: { ...sale, availability: 'sold' } }).costs).toBeNull();
  expect(build({ card: { ...rent, availability: 'rented' } }).costs).toBeNull();
  expect(build({ lifeAnnuity: true, card: sale }).costs).toBeNull();
});

test('DETAIL-2 the price stands in its field as it is written in the language', () => {
  const card = { ...sale, price: 685_000, pricePublished: true };
  expect(build({ region: 'flanders', card }).costs?.form.amount.value).toBe('685.000');
});
