import { expect, test } from 'vitest';
import { suggestChoice } from './choices';
import type { Cell } from './formats/table';
import { readAddress, readPlace, readStreetLine } from './read-address';
import {
  area,
  box,
  count,
  countOrYes,
  date,
  degrees,
  energy,
  flag,
  floor,
  isOnRequest,
  label,
  money,
  year,
  zip,
  type ReadCell,
} from './read-values';

const comma = { decimal: ',', dates: 'dmy' } as const;
const point = { decimal: '.', dates: 'mdy' } as const;

test.each<[string, ReadCell, Cell, unknown, unknown]>([
  // The value among decimal commas, and among decimal points.
  ['an amount with groups', money, '349.000 €', 349000, 349000],
  ['an amount with cents', money, '1.150,50 € / mois', 1150.5, 1150.5],
  ['an English amount', money, '€1,150.50', 1150.5, 1150.5],
  ['an amount with a dash', money, '€ 289.000,-', 289000, 289000],
  ['a spaced amount', money, '1 250 000 EUR', 1250000, 1250000],
  ['a Swiss amount', money, "1'250'000", 1250000, 1250000],
  ['a negative amount', money, '-5', -5, -5],
  ['a number', money, 1250.5, 1250.5, 1250.5],
  ['nothing', money, '', null, null],
  ['zero', money, '0,00', null, null],
  ['another currency', money, '$ 250000', undefined, undefined],
  ['another period', money, '€ 12.000 / an', undefined, undefined],
  ['two amounts', money, '250000 - 300000', undefined, undefined],
  ['thousands', money, '350k', undefined, undefined],
  ['an area', area, '85,5 m²', 85.5, 85.5],
  ['an area in another notation', area, '85.5', 85.5, 85.5],
  ['an area that could be two', area, '1,250', undefined, 1250],
  ['ares', area, '4a 50ca', 450, 450],
  ['hectares', area, '1,5 ha', 15000, 15000],
  ['bedrooms', count, '3 ch.', 3, 3],
  ['bedrooms in words', count, 'drie', undefined, undefined],
  ['energy', energy, '185 kWh/m²/an', 185, 185],
  ['garages', countOrYes, '2', 2, 2],
  ['a garage', countOrYes, 'Oui', 1, 1],
  ['no garage', countOrYes, 'nee', null, null],
  ['a garage perhaps', countOrYes, 'peut-être', undefined, undefined],
  ['a box with its word', box, 'bte 3', '3', '3'],
  ['a box', box, 'B12', 'B12', 'B12'],
  ['a Dutch box', box, 'bus 0.2', '0.2', '0.2'],
  ['a year', year, '1935', 1935, 1935],
  ['a day of a year', year, '01/01/1935', 1935, 1935],
  ['about a year', year, 'ca. 1935', undefined, undefined],
  ['a latitude', degrees, '50,8467', 50.8467, 50.8467],
  ['a whole degree', degrees, '50', undefined, undefined],
  ['a ground floor', floor, 'Rez-de-chaussée', 0, 0],
  ['a floor', floor, '2ème étage', 2, 2],
  ['a German floor', floor, '1. OG', 1, 1],
  ['yes', flag, 'Oui', true, true],
  ['no', flag, 'Nein', false, false],
  ['perhaps', flag, 'peut-être', undefined, undefined],
  ['a label', label, 'Classe B', 'B', 'B'],
  ['no label yet', label, 'en cours', null, null],
  ['a word as a label', label, 'bon', undefined, undefined],
  ['a postal code', zip, 'B-1000', 'B-1000', 'B-1000'],
  ['a postal code of France', zip, '75001', undefined, undefined],
  ['a day', date, '05/11/2026', '2026-11-04T23:00:00.000Z', '2026-05-10T22:00:00.000Z'],
  ['an ISO day', date, '2026-11-24', '2026-11-23T23:00:00.000Z', '2026-11-23T23:00:00.000Z'],
  ['a German day with a time', date, '24.11.2026 9:05', '2026-11-24T08:05:00.000Z', undefined],
  ['a day that is none', date, '31/02/2026', undefined, undefined],
  ['no day', date, '00/00/0000', null, null],
])('DATA-11 %s is read', (_, read, cell, among, otherwise) => {
  expect([read(cell, comma), read(cell, point)]).toEqual([among, otherwise]);
});

test.each([
  ['Sur demande', true],
  ['Prix sur demande', true],
  ['op aanvraag', true],
  ['auf Anfrage', true],
  ['POA', true],
  ['250000', false],
  ['', false],
])('DATA-11 a price of "%s" is on request: %s', (cell, is) => {
  expect(isOnRequest(cell)).toBe(is);
});

test.each([
  ['WebIDs', 'Appartement', '2'],
  ['WebIDs', 'MAISON', '1'],
  ['WebIDs', 'Appartement - Duplex', '2'],
  ['WebIDs', 'Maison / Appartement', null],
  ['WebIDs', 'Appartement neuf', null],
  ['WebIDs', 'Baugrundstück', '4'],
  ['Goal', 'À louer', 'rent'],
  ['Goal', 'te koop', 'sale'],
  ['Status', 'Sous option', 'option'],
  ['Status', 'Verkauft', 'closed'],
  ['Status', 'mystery', null],
  ['Offer', 'Loué', 'rented'],
  ['country', 'Belgique', 'BE'],
  ['country', 'France', null],
])('DATA-11 %s: "%s" suggests %s', (field, value, choice) => {
  expect(suggestChoice(field, value)).toBe(choice);
});

test.each<[string, typeof readAddress, string, unknown]>([
  ['a place', readPlace, '1000 Bruxelles', { Zip: '1000', City: 'Bruxelles' }],
  ['a place with its code last', readPlace, 'Eupen (4700)', { Zip: '4700', City: 'Eupen' }],
  ['a place abroad', readPlace, '75001 Paris', undefined],
  [
    'a street line with a box',
    readStreetLine,
    'Rue Haute 12 bte 3',
    { Street: 'Rue Haute', HouseNumber: '12', BoxNr: '3' },
  ],
  [
    'a slash',
    readStreetLine,
    'Hoogstraat 12/3',
    { Street: 'Hoogstraat', HouseNumber: '12', BoxNr: '3' },
  ],
  ['a number first', readStreetLine, '12, rue Haute', { Street: 'rue Haute', HouseNumber: '12' }],
  ['no number', readStreetLine, 'Clos Fleuri', { Street: 'Clos Fleuri' }],
  [
    'a whole address',
    readAddress,
    'Avenue Molière 45A, 1050 Ixelles, Belgique',
    { Street: 'Avenue Molière', HouseNumber: '45A', Zip: '1050', City: 'Ixelles' },
  ],
  ['half an address', readAddress, 'Avenue Molière 45', undefined],
  ['nothing', readAddress, ' ', null],
])('DATA-11 an address is read: %s', (_, read, cell, facts) => {
  expect(read(cell)).toEqual(facts);
});
