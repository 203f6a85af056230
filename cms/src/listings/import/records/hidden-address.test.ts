import { expect, test } from 'vitest';
import { findAddressWords, type HiddenAddress } from './hidden-address';

const loi: HiddenAddress = {
  streets: ['Rue de la Loi', 'Wetstraat'],
  houseNumber: '16',
  cities: ['Bruxelles', 'Brussel'],
};
const take = (text: string, address: HiddenAddress = loi): string | undefined =>
  findAddressWords(address)?.takeOut(text);

test.each([
  ['Appartement rue de la Loi 16', 'Appartement'],
  ['Appartement, rue de la Loi 16, Bruxelles', 'Appartement, Bruxelles'],
  ['Rue de la Loi, 16 - Appartement', 'Appartement'],
  ['RUE DE LA LOI N° 16 – studio', 'studio'],
  ['16, rue de la Loi à Bruxelles', 'à Bruxelles'],
  ['Loi 16', ''],
  ['Bel appartement à la rue de la Loi 16A bte 4 à Bruxelles', 'Bel appartement à Bruxelles'],
  ['Appartement (Wetstraat 16) te huur', 'Appartement te huur'],
  ['Huis in de Wetstraat, met tuin', 'Huis, met tuin'],
  ['Huis - Wetstr. 16 - Brussel', 'Huis - Brussel'],
  ['Wetstraat 16 bus 3', ''],
  ['Ligt vlakbij.\n\nAan de wetstraat 16.\nMet tuin.', 'Ligt vlakbij.\n\nMet tuin.'],
  ['Het huisnummer 16 is van boven zichtbaar', 'Het is van boven zichtbaar'],
])('DATA-8 the street and number are taken out of %j', (text, left) => {
  expect(take(text)).toBe(left);
});

test.each([
  'De Wetstraten van Europa',
  'Vue sur la place de la Loi',
  'Proche de la loi du marché, 16 m² de terrasse',
  'Huis van 16 jaar',
  '16 chambres',
  '',
])('DATA-8 %j stays as it is', (text) => {
  expect(take(text)).toBe(text);
});

const of = (street: string, houseNumber: string | null, city: string): HiddenAddress => ({
  streets: [street],
  houseNumber,
  cities: [city],
});

test.each([
  [
    'an accent',
    of('Chaussée d’Ixelles', '8', 'Ixelles'),
    'chaussee d Ixelles 8, Ixelles',
    'Ixelles',
  ],
  ['a shortened type', of('Avenue Louise', '5', 'Bruxelles'), 'Bien av. Louise', 'Bien'],
  [
    'a German street',
    of('Gospertstraße', '9', 'Eupen'),
    'Wohnung in der Gospertstr. 9 in Eupen',
    'Wohnung in Eupen',
  ],
  [
    'a number in the field',
    of('Rue du Fort 3', null, 'Luxembourg'),
    'Rue du Fort 3, calme',
    'calme',
  ],
  [
    'a number first',
    of('3, rue du Fort', null, 'Luxembourg'),
    'Au calme, rue du Fort 3',
    'Au calme',
  ],
  [
    'another town as street',
    of('Rue de Namur', '4', 'Bruxelles'),
    'Namur 4 et gare de Namur',
    'et gare de Namur',
  ],
  [
    'a range',
    of('Kerkstraat', '6-8', 'Zwijndrecht'),
    'Kantoor Kerkstraat 6-8 te huur',
    'Kantoor te huur',
  ],
])('DATA-8 %s', (_, address, text, left) => {
  expect(take(text, address)).toBe(left);
});

test.each([
  [
    'a city that is called as the street is',
    of('Drogenbos', '3', 'Drogenbos'),
    'Huis in Drogenbos',
  ],
  [
    'the city of a street that is named after it',
    of('Chaussée de Louvain', '3', 'Louvain'),
    'Près de Louvain',
  ],
  ['a common word', of('Dreef', '8', 'Ukkel'), 'Villa aan een dreef'],
])('DATA-8 %s stays', (_, address, text) => {
  expect(take(text, address)).toBe(text);
});

test.each([
  ['wetstraat-16-gevel.jpg', true],
  ['Rue_de_la_Loi_16.jpg', true],
  ['ruedelaloi16.jpg', true],
  ['wetstraat16.png', true],
  ['rue%20de%20la%20Loi.jpg', true],
  ['gevel.jpg', false],
  ['a2bea6c7a93f4c68a65146f2f5a000c5.jpg', false],
])('DATA-8 the file name %s names the address: %s', (name, isIn) => {
  expect(findAddressWords(loi)?.isInFileName(name)).toBe(isIn);
});

test('DATA-8 an address without a street and a number is in no words', () => {
  expect(findAddressWords({ streets: [], houseNumber: null, cities: ['Gent'] })).toBeNull();
  expect(findAddressWords({ streets: ['-'], houseNumber: null, cities: ['Gent'] })).toBeNull();
});
