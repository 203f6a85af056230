import { expect, test } from 'vitest';
import { buildListingDetail } from '../../testing/build-listing-detail';
import { buildOpenSite, buildSiteAnswer, buildSiteSettings } from '../../testing/build-site-answer';
import {
  findDepositPercent,
  findRentTerms,
  listOfferFigures,
  listRentFigures,
} from './payment.server';

const rates = (
  [
    { name: 'offerDepositPercent', region: null, value: 10 },
    { name: 'depositMonths', region: 'flanders', value: 3 },
    { name: 'depositMonths', region: 'brussels', value: 2 },
    { name: 'depositMonths', region: 'elsewhere', value: 3 },
    { name: 'minimumIncomeFactor', region: null, value: 3 },
    { name: 'maximumPersonsPerBedroom', region: null, value: 2 },
  ] as const
).map((rate) => ({ ...rate, labels: null, target: null, validFrom: '2018-01-01', source: null }));
const context = buildOpenSite('en', buildSiteAnswer({ site: buildSiteSettings({ rates }) }));

const rented = { goal: 'rent', price: 1000, typeId: '2', bedrooms: 2 } as const;

test('FORM-13 an offer shows 10% of the sale price', () => {
  const listing = buildListingDetail({ card: { price: 450000 } });
  expect(findDepositPercent(listing, context)).toBe(10);
  const [line] = listOfferFigures(listing, context)?.lines ?? [];
  expect(line?.value).toBe('€\u00a045.000');
  expect(line?.note).toContain('450.000');
});

test('FORM-13 a life annuity has no deposit', () => {
  const listing = buildListingDetail({ lifeAnnuity: true });
  expect(findDepositPercent(listing, context)).toBeNull();
  expect(listOfferFigures(listing, context)).toBeNull();
});

test.each([
  ['flanders', '4.280'],
  ['brussels', '3.280'],
  [null, '4.280'],
])('FORM-13 the first payment in %s is €%s', (region, total) => {
  const facts = { chargesRenter: 80, inventoryCost: 200, region };
  const figures = listRentFigures(buildListingDetail({ ...facts, card: rented }), context);
  expect(figures?.total?.value).toBe(`€\u00a0${total}`);
  expect(figures?.lines).toHaveLength(4);
});

test('FORM-13 the lowest income is three times the rent, the most people two a bedroom', () => {
  const listing = buildListingDetail({ card: rented, region: 'flanders' });
  expect(findRentTerms(listing, context)).toEqual({ minimumIncome: 3000, maximumPersons: 4 });
  const studio = buildListingDetail({ card: { ...rented, bedrooms: 0 } });
  expect(findRentTerms(studio, context).maximumPersons).toBe(2);
  const block = buildListingDetail({ card: { ...rented, bedrooms: 100_000 } });
  expect(findRentTerms(block, context).maximumPersons).toBe(1000);
  const garage = buildListingDetail({ card: { ...rented, typeId: '7' } });
  expect(findRentTerms(garage, context).maximumPersons).toBeNull();
});

test('DETAIL-4 a price on demand is shown as no figure', () => {
  const sale = buildListingDetail({ card: { pricePublished: false } });
  expect(listOfferFigures(sale, context)).toBeNull();
  const rent = buildListingDetail({ card: { ...rented, pricePublished: false } });
  expect(listRentFigures(rent, context)).toBeNull();
  expect(findRentTerms(rent, context).minimumIncome).toBeNull();
});
