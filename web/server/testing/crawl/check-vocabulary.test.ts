import { expect, test } from 'vitest';
import { checkVocabulary } from './check-vocabulary';

const context = { '@context': 'https://schema.org' };
const place = { '@type': 'Place', name: 'Brussels' };

test('SEO-3 finds what the published vocabulary does not have, and nothing else', () => {
  const texts = [
    { ...context, ...place },
    { ...context, ...place, name: 'Another of the same shape' },
    { ...context, ...place, floorSize: { '@type': 'QuantitativeValue', value: 80 } },
    { ...context, '@type': 'Apartment', floorSize: 80 },
    { ...context, '@type': 'Appartment', name: 'Loft' },
    { ...context, '@type': 'Offer', availability: 'https://schema.org/InStore' },
  ].map((thing) => JSON.stringify(thing));
  const found = checkVocabulary(texts);
  expect(found).toHaveLength(4);
  for (const [index, wrong] of ['floorSize', 'Apartment', 'Appartment', 'InStore'].entries()) {
    expect(found[index]).toContain(wrong);
  }
}, 60_000);
