import { perLanguage } from '@agency/domain/languages';
import { expect, test } from 'vitest';
import type { ExportedListing } from './exported-listing';
import { writeKyero } from './write-kyero';
import { writeOpenImmo } from './write-openimmo';

const listing = (overrides: Partial<ExportedListing> = {}): ExportedListing => ({
  id: '41',
  goal: 'sale',
  isReserved: false,
  typeId: '2',
  country: 'BE',
  zip: '1000',
  city: 'Brussel',
  address: 'Dreef 8',
  place: { latitude: 50.8, longitude: 4.3 },
  price: 410000,
  changedAt: '2026-11-20T10:00:00.000Z',
  bedrooms: 2,
  livingArea: 96,
  groundArea: null,
  facts: { bathrooms: 1, depositAmount: 2000 },
  titles: perLanguage((language) => `Titel ${language}`),
  descriptions: perLanguage((language) => `Licht & ruim <${language}>`),
  adverts: perLanguage((language) => `Label C · CO₂ 24 & ${language}`),
  energyLabel: 'A+',
  urls: { nl: 'https://site.example/nl/41/' },
  pictures: [{ url: 'https://site.example/1.jpg', name: 'Gevel', isPlan: false }],
  ...overrides,
});
const immo = (listings: ExportedListing[]) =>
  writeOpenImmo(listings, {
    agency: 'A & B',
    language: 'nl',
    now: new Date('2026-11-24T00:00:00Z'),
  });

test('Kyero 3: price, place, four languages, escaped', () => {
  const xml = writeKyero([listing()]);
  expect(xml).toContain('<feed_version>3</feed_version>');
  expect(xml).toContain(
    '<price>410000</price><currency>EUR</currency><price_freq>sale</price_freq>',
  );
  expect(xml).toContain('<de>Licht &amp; ruim &lt;de&gt;\n\nLabel C · CO₂ 24 &amp; de</de>');
  expect(xml).toContain('<image id="1"><url>https://site.example/1.jpg</url></image>');
});

test('OpenImmo: a full transfer with its pictures', () => {
  const xml = immo([listing({ goal: 'rent', isReserved: true })]);
  expect(xml).toContain('umfang="VOLL"');
  expect(xml).toContain('<firma>A &amp; B</firma>');
  expect(xml).toContain('<nettokaltmiete>410000</nettokaltmiete>');
  expect(xml).toContain('<verkaufstatus stand="RESERVIERT"/>');
  expect(xml).toContain('<objektadresse_freigeben>true</objektadresse_freigeben>');
});

test('LAW-8 both have the energy class and what the law wants an advert to say', () => {
  expect(writeKyero([listing()])).toContain('<energy_rating><consumption>A</consumption>');
  const xml = immo([listing()]);
  expect(xml).toContain('<wertklasse>A+</wertklasse>');
  expect(xml).toContain('<sonstige_angaben>Label C · CO₂ 24 &amp; nl</sonstige_angaben>');
  const unknown = [listing({ energyLabel: null, adverts: perLanguage(() => '') })];
  expect(immo(unknown)).not.toMatch(/wertklasse|sonstige_angaben/);
  expect(writeKyero(unknown)).not.toContain('energy_rating');
  expect(writeKyero([listing({ energyLabel: 'H' })])).not.toContain('energy_rating');
});

test('DETAIL-4 DETAIL-5 what is hidden is in neither', () => {
  const hidden = [listing({ price: null, address: null, place: null })];
  expect(writeKyero(hidden)).not.toContain('<property>');
  const xml = immo(hidden);
  expect(xml).toContain('<kaufpreis auf_anfrage="true">0</kaufpreis>');
  expect(xml).toContain('<objektadresse_freigeben>false</objektadresse_freigeben>');
  expect(xml).not.toMatch(/410000|2000<|strasse|geokoordinaten/);
});
