import { expect, test } from 'vitest';
import type { AdvertKind, ListingDetailFragment } from '../../cms/generated/graphql';
import type { Language } from '@agency/domain/languages';
import { buildListingDetail } from '../../testing/build-listing-detail';
import { buildContext } from '../../testing/build-site-answer';
import { buildAdvert } from './advert-view.server';

function mention(kind: AdvertKind, value: string | number | null, isWanted = true) {
  const text = typeof value === 'string' ? value : null;
  const number = typeof value === 'number' ? value : null;
  return { kind, text, number, isWanted };
}

const flemish = [
  ...[mention('energyLabel', 'f', false), mention('energyFigure', 438.2)],
  ...[mention('energyCode', '20260727-RES'), mention('pScore', 'A'), mention('gScore', 'D')],
  ...[mention('permit', 'Vg'), mention('destination', 'Wg, Ag'), mention('summons', 'Gmo')],
  ...[mention('preemption', 'Gvkr'), mention('allotment', 'Gvv')],
];

type Card = NonNullable<Parameters<typeof buildListingDetail>[0]>['card'];

function build(
  advert: ListingDetailFragment['advert'],
  { language = 'nl', card = {}, notice = null as string | null } = {} as {
    language?: Language;
    card?: Card;
    notice?: string | null;
  },
) {
  const listing = buildListingDetail({ advert, region: 'flanders', card });
  return buildAdvert(listing, buildContext(language), notice);
}

const lineOf = (view: ReturnType<typeof build>) =>
  view?.parts.map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' ')).join(' · ');

test('DETAIL-6 RULE-11 the line says in short what the law of Flanders wants', () => {
  const view = build(flemish, { card: { energyLabel: 'f' } });
  expect(lineOf(view)).toBe(
    'Energielabel F · 438,2 kWh/m² per jaar · certificaat 20260727-RES · P-score A · G-score D · ' +
      'Vg · Wg, Ag · Gmo · Gvkr · Gvv',
  );
  expect(view?.parts.map(({ mark }) => mark).filter(Boolean)).toEqual(['building']);
  expect(view?.rows).toContainEqual({
    label: 'Stedenbouwkundige bestemming',
    value: 'Woongebied, Agrarisch gebied (Wg, Ag)',
  });
});

test('RULE-12 the duty to renovate stands below the line', () => {
  expect(build(flemish, { notice: 'Renovatieplicht' })?.notice).toBe('Renovatieplicht');
  expect(build(flemish)?.notice).toBeNull();
});

test.each([
  [
    'nl',
    'Individuele watermeter: ja · Individuele gasmeter: nee · Individuele elektriciteitsmeter: niet bekend',
  ],
  [
    'fr',
    'Compteur d’eau individuel : oui · Compteur de gaz individuel : non · Compteur d’électricité individuel : pas connu',
  ],
  [
    'en',
    'Individual water meter: yes · Individual gas meter: no · Individual electricity meter: not known',
  ],
  ['de', 'Eigener Wasserzähler: ja · Eigener Gaszähler: nein · Eigener Stromzähler: nicht bekannt'],
] as const)('LAW-3 in %s a letting says of each meter: yes, no, not known', (language, line) => {
  const meters = [
    ...[mention('waterMeter', 'yes'), mention('gasMeter', 'no')],
    mention('electricityMeter', null),
  ];
  expect(lineOf(build(meters, { language }))).toBe(line);
});

test('DETAIL-6 what is not known is left out, and without anything there is no line', () => {
  const advert = [mention('energyLabel', null), mention('co2', 24)];
  expect(lineOf(build(advert))).toBe('CO₂ 24 kg/m² per jaar');
  expect(build([mention('energyLabel', null)])).toBeNull();
  expect(build([])).toBeNull();
});

test('DETAIL-6 Wallonia and a rent in each their own words', () => {
  const walloon = [
    ...[mention('energyLabel', 'a_plusplus'), mention('energyFigure', 0)],
    ...[mention('energyTotal', 36080), mention('energyCode', '20200906676988')],
    ...[mention('rent', 3200), mention('charges', 130)],
  ];
  expect(lineOf(build(walloon, { language: 'fr' }))).toBe(
    'Label énergétique A++ · 0 kWh/m² par an · 36 080 kWh par an · certificat 20200906676988 · ' +
      'loyer hors charges € 3.200 par mois · charges € 130 par mois',
  );
});

test('DETAIL-6 a code nobody knows is shown as given', () => {
  const view = build([mention('permit', 'in aanvraag'), mention('pScore', 'X')]);
  expect(lineOf(view)).toBe('in aanvraag · P-score X');
  expect(view?.rows.map(({ value }) => value)).toEqual(['in aanvraag', 'X']);
});
