import { expect, test } from 'vitest';
import type { ProjectCardFragment } from '../../cms/generated/graphql';
import { buildContext } from '../../testing/build-site-answer';
import { buildProjectCard } from './project-card.server';

function build(overrides: Partial<ProjectCardFragment> = {}) {
  const card: ProjectCardFragment = {
    id: 'P1',
    title: 'Werf',
    slug: 'werf-P1',
    excerpt: '',
    cityName: 'Brussel',
    zip: '1000',
    countryId: 10,
    countryName: 'België',
    address: null,
    picture: null,
    units: 12,
    unitsOnOffer: 8,
    unitsAvailable: 7,
    isSoldOut: false,
    fromPrice: 295000,
    fromGoal: 'sale',
    minBedrooms: 1,
    maxBedrooms: 3,
    hasStudio: false,
    minArea: 61,
    maxArea: 139.5,
    ...overrides,
  };
  return buildProjectCard(card, buildContext('nl'));
}

test('FIND-11 finishes the texts of a project', () => {
  expect(build()).toMatchObject({
    href: '/nl/nieuwbouw/werf-P1/',
    priceText: 'Vanaf €\u00a0295.000',
    sizes: ['1\u00a0–\u00a03 slaapkamers', '61\u00a0–\u00a0140\u00a0m²'],
    stateText: '7 van 12 beschikbaar',
    isSoldOut: false,
  });
});

test('FIND-11 one size is said once, and what is not known not at all', () => {
  expect(build({ minBedrooms: 2, maxBedrooms: 2, minArea: null, maxArea: null }).sizes).toEqual([
    '2 slaapkamers',
  ]);
});

test('FIND-11 a studio is the smallest home, and what is under option is not available', () => {
  expect(build({ hasStudio: true }).sizes[0]).toBe('Studio tot 3 slaapkamers');
  expect(build({ hasStudio: true, maxBedrooms: 1 }).sizes[0]).toBe('Studio tot 1 slaapkamer');
  expect(build({ hasStudio: true, minBedrooms: null, maxBedrooms: null }).sizes[0]).toBe(
    'Studio’s',
  );
  expect(build({ unitsOnOffer: 2, unitsAvailable: 0 })).toMatchObject({
    stateText: 'Alles onder optie of verkocht',
    isSoldOut: false,
  });
});

test('FIND-11 says when the price is on request, all is sold, or nothing is there yet', () => {
  expect(build({ fromPrice: null, fromGoal: null }).priceText).toBe('Prijs op aanvraag');
  expect(build({ unitsOnOffer: 0, isSoldOut: true })).toMatchObject({
    priceText: null,
    stateText: 'Uitverkocht',
    isSoldOut: true,
  });
  expect(build({ units: 0, unitsOnOffer: 0 })).toMatchObject({
    priceText: null,
    stateText: 'Binnenkort te koop',
    isSoldOut: false,
  });
});

test('LAW-8 a project of which the last homes wait for their certificate is not sold out', () => {
  expect(build({ unitsOnOffer: 0, isSoldOut: false })).toMatchObject({
    priceText: null,
    stateText: 'Binnenkort te koop',
    isSoldOut: false,
  });
});

test('FIND-11 a project says its first sentence, or the beginning of a text without one', () => {
  const first = 'Veertien appartementen in een oude boomgaard, in twee lage gebouwen.';
  expect(build({ excerpt: `${first} De pruimenbomen langs de straat blijven` }).excerpt).toBe(
    first,
  );
  expect(build({ excerpt: 'Vanaf 219.000 euro. Te voet naar zee' }).excerpt).toContain('naar zee');
});
