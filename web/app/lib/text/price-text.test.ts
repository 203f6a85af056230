import { expect, test } from 'vitest';
import { formatPrice, splitPrice, type PriceWording } from './price-text';

const words: PriceWording = (key, { price }) => `${key} ${price}`.trim().replace('\u00a0', ' ');

test.each([
  ['sale', 450000, true, null, '€ 450.000'],
  ['sale', 450000, true, 1, '€ 450.000'],
  ['sale', 450000, true, 7, 'price.startingFrom € 450.000'],
  ['rent', 1250, true, null, 'price.perMonth € 1.250'],
  ['rent', 1250, true, 7, 'price.startingFromPerMonth € 1.250'],
  ['sale', 450000, false, 7, 'price.onDemand'],
  ['rent', 1250, false, null, 'price.onDemand'],
  ['sale', null, true, null, 'price.onDemand'],
  ['sale', undefined, true, 7, 'price.onDemand'],
  ['sale', 0, true, null, 'price.onDemand'],
  ['sale', -1, true, null, 'price.onDemand'],
  ['sale', Number.NaN, true, null, 'price.onDemand'],
  ['rent', Number.POSITIVE_INFINITY, true, null, 'price.onDemand'],
] as const)('RULE-2 %s at %s (published %s, unit %s): %s', (goal, price, published, unit, text) => {
  const given = { goal, price, pricePublished: published, priceUnit: unit };
  expect(formatPrice(given, words).replace('\u00a0', ' ')).toBe(text);
});

test('DETAIL-4 RULE-2 an unpublished amount is not handed to the wording', () => {
  const seen: string[] = [];
  formatPrice({ goal: 'sale', price: 450000, pricePublished: false }, (key, { price }) => {
    seen.push(price);
    return key;
  });
  expect(seen).toEqual(['']);
});

test.each([
  ['€ 1.850 per maand', ['', '€ 1.850', ' per maand']],
  ['ab € 900 pro Monat', ['ab ', '€ 900', ' pro Monat']],
  ['dès € 385.000', ['dès ', '€ 385.000', '']],
  ['€ 685.000', ['', '€ 685.000', '']],
  ['Prijs op aanvraag', ['', 'Prijs op aanvraag', '']],
])('RULE-2 %s is split around its amount', (text, parts) => {
  const { before, amount, after } = splitPrice(text);
  expect([before, amount, after]).toEqual(parts);
});
