import path from 'node:path';
import { expect, test } from 'vitest';
import { perLanguage } from '@agency/domain/languages';
import { buildContext } from '../../../../test/build-feed-context';
import { openImmo } from './openimmo';

/** The site's export, in another package. */
const exportFile = path.resolve(
  __dirname,
  '../../../../../web/app/routes/export-feed/write-openimmo.ts',
);

const listing = {
  id: '41',
  goal: 'sale',
  isReserved: false,
  typeId: '2',
  country: 'BE',
  zip: '1000',
  city: 'Brussel',
  address: 'Rue du 4 Août 16A bus 3',
  place: { latitude: 50.85, longitude: 4.35 },
  price: 410000,
  changedAt: '2026-11-20T10:00:00.000Z',
  bedrooms: 2,
  livingArea: 96,
  groundArea: 120,
  facts: {
    chargesOwner: 90,
    chargesRenter: 45,
    depositAmount: 2000,
    totalArea: 110,
    terraceArea: 8,
    gardenArea: 30,
    bathrooms: 1,
    toilets: 2,
    parkings: 1,
    floor: 0,
    floors: 4,
    constructionYear: 1998,
    renovationYear: 2015,
    energyPerformance: 140,
    epcExpiresAt: '2030-08-17T22:00:00.000Z',
  },
  titles: perLanguage((language) => `Licht & "ruim" ${language}`),
  descriptions: perLanguage((language) => `Een <alinea>.\n\nEn nog een, ${language}.`),
  adverts: perLanguage(() => ''),
  energyLabel: 'C',
  urls: {},
  pictures: [
    { url: 'https://site.example/1.jpg', name: 'Gevel', isPlan: false },
    { url: 'https://site.example/2.jpg', name: 'Plan', isPlan: true },
  ],
};

async function readExported(overrides: object) {
  const { writeOpenImmo } = (await import(exportFile)) as {
    writeOpenImmo(listings: object[], options: object): string;
  };
  const now = new Date('2026-11-24T00:00:00Z');
  const xml = writeOpenImmo([{ ...listing, ...overrides }], {
    agency: 'A & B',
    language: 'nl',
    now,
  });
  const file = { name: 'x.xml', changed: now, read: () => Promise.resolve(Buffer.from(xml)) };
  const files = () => Promise.resolve([file]);
  return openImmo.read(buildContext(openImmo, { language: 'nl' }, { files }));
}

test.each(['1', '2', '3', '4', '5', '6', '7'])(
  'DATA-6 what the site exports to OpenImmo is read without a difference: type %s',
  async (typeId) => {
    const result = await readExported({ typeId });
    expect(result.notUnderstood).toEqual([]);
    expect(result).toMatchObject({ complete: true, setAside: [], rejected: [] });
    expect(result.listings[0]).toMatchObject({ externalId: '41', reference: '41' });
    expect(result.listings[0]?.records.nl).toEqual({
      MainTypeName: expect.any(String) as string,
      Goal: 0,
      Status: 1,
      WebIDs: typeId,
      CountryID: 10,
      Zip: '1000',
      City: 'Brussel',
      Street: 'Rue du 4 Août',
      HouseNumber: '16A bus 3',
      PublishAddress: true,
      PublicAddress: true,
      Latitude: 50.85,
      Longitude: 4.35,
      Price: 410000,
      PublishPrice: true,
      ChargesOwner: 90,
      ChargesRenter: 45,
      DepositAmount: 2000,
      NumberOfBedRooms: 2,
      SurfaceLiving: 96,
      SurfaceGround: 120,
      SurfaceTotal: 110,
      SurfaceTerrace: 8,
      SurfaceGarden: 30,
      NumberOfBathRooms: 1,
      NumberOfToilets: 2,
      NumberOfParkings: 1,
      Floor: 0,
      NumberOfFloors: 4,
      ConstructionYear: 1998,
      RenovationYear: 2015,
      EnergyPerformance: 140,
      EPCLabelText: 'C',
      EnergyCertificateExpiry: '2030-08-17T22:00:00.000Z',
      Title: 'Licht & "ruim" nl',
      Description: 'Een <alinea>.\n\nEn nog een, nl.',
      Pictures: [
        expect.objectContaining({
          Url: 'https://site.example/1.jpg',
          Name: 'Gevel',
          Kind: 'photo',
        }),
        expect.objectContaining({ Url: 'https://site.example/2.jpg', Name: 'Plan', Kind: 'plan' }),
      ],
    });
  },
);

test('LAW-8 DATA-6 the line that the law wants is not read into the text again', async () => {
  const adverts = perLanguage(() => 'Energielabel C · Wg');
  const said = await readExported({ adverts });
  const silent = await readExported({});
  expect(said.listings).toEqual(silent.listings);
  expect(said.notUnderstood).toEqual([]);
});

test('DATA-6 a rent under option that is exported is read as one', async () => {
  const result = await readExported({ goal: 'rent', isReserved: true, price: 950, country: 'LU' });
  expect(result.listings[0]?.records.nl).toMatchObject({
    Goal: 1,
    Marquee: 3,
    Price: 950,
    PublishPrice: true,
    CountryID: 50,
  });
});

test.each(['sale', 'rent'])('DATA-6 what is not published is not in it: %s', async (goal) => {
  const result = await readExported({ goal, price: null, address: null, place: null });
  const record = result.listings[0]?.records.nl;
  expect(record).toMatchObject({ PublishPrice: false, PublishAddress: false });
  expect(record).not.toHaveProperty('Price');
  expect(record).not.toHaveProperty('Street');
});
