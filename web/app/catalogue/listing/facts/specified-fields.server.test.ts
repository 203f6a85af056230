import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { dictionaries } from '../../../i18n/dictionaries.server';
import { buildListingDetail as buildSource } from '../../../testing/build-listing-detail';
import { buildContext } from '../../../testing/build-site-answer';
import { buildListingDetail } from '../detail-view.server';

type Source = NonNullable<Parameters<typeof buildSource>[0]>;

/** Fields that the page of a listing has to show (DETAIL-2), each with a value. */
const specified: readonly (readonly [name: string, group: string, label: string, Source])[] = [
  ['unique code', 'general', 'Unieke code', { uniqueCode: 'CRB-1' }],
  ['price on demand', 'price', 'Prijs', { card: { price: null, pricePublished: false }, vat: 6 }],
  ['rent per month', 'price', 'Huurprijs per maand', { card: { goal: 'rent' }, vat: 6 }],
  ['charges owner', 'price', 'Lasten voor de eigenaar', { chargesOwner: 90 }],
  ['charges renter', 'price', 'Lasten voor de huurder', { chargesRenter: 90 }],
  ['notary fees', 'price', 'Notariskosten', { notaryFees: 4000 }],
  ['registration rights', 'price', 'Registratierechten', { registrationRights: 40_000 }],
  ['VAT', 'price', 'Btw', { vat: 21 }],
  ['total cost', 'price', 'Totale kostprijs', { totalCost: 500_000 }],
  ['deposit amount', 'price', 'Huurwaarborg', { depositAmount: 2500 }],
  ['agency cost', 'price', 'Makelaarskosten', { agencyCost: 700 }],
  ['inventory cost', 'price', 'Kosten plaatsbeschrijving', { inventoryCost: 200 }],
  ['total surface', 'surfaces', 'Totale oppervlakte', { totalArea: 100 }],
  ['living surface', 'surfaces', 'Bewoonbare oppervlakte', { card: { livingArea: 90 } }],
  ['ground surface', 'surfaces', 'Grondoppervlakte', { card: { groundArea: 200 } }],
  ['terrace surface', 'surfaces', 'Terras', { terraceArea: 9 }],
  ['garden surface', 'surfaces', 'Tuin', { gardenArea: 50 }],
  ['office surface', 'surfaces', 'Kantoorruimte', { officeArea: 50 }],
  ['store surface', 'surfaces', 'Handelsruimte', { storeArea: 50 }],
  ['built surface', 'surfaces', 'Bebouwde oppervlakte', { builtArea: 50 }],
  ['front width', 'surfaces', 'Gevelbreedte', { frontWidth: 6.2 }],
  ['plot width', 'surfaces', 'Breedte perceel', { plotWidth: 6.2 }],
  ['bedrooms', 'layout', 'Slaapkamers', { card: { bedrooms: 2 } }],
  ['bathrooms', 'layout', 'Badkamers', { bathrooms: 1 }],
  ['shower rooms', 'layout', 'Douchekamers', { showerRooms: 1 }],
  ['toilets', 'layout', 'Toiletten', { toilets: 2 }],
  ['garages', 'layout', 'Garages', { garages: 1 }],
  ['parkings', 'layout', 'Parkeerplaatsen', { parkings: 1 }],
  ['floors', 'layout', 'Aantal verdiepingen', { floors: 4 }],
  ['extra rooms', 'layout', 'Extra ruimtes', { extraRooms: 'Kelder' }],
  ['construction year', 'technical', 'Bouwjaar', { constructionYear: 1905 }],
  ['renovation year', 'technical', 'Renovatiejaar', { renovationYear: 2019 }],
  ['total kWh per year', 'energy', 'Totaal energieverbruik', { energyTotal: 9000 }],
  ['CO2 emission', 'energy', 'CO₂-uitstoot', { co2Emission: 24 }],
  [
    ...(['expiry date', 'energy', 'EPC geldig tot'] as const),
    { region: 'flanders', epcExpiresAt: '2036-01-04T00:00:00Z' },
  ],
  ['E-level', 'energy', 'E-peil', { eLevel: 'E20' }],
  ['permit', 'planning', 'Stedenbouwkundige vergunning', { permit: 'Vg' }],
  ['allotment permit', 'planning', 'Verkavelingsvergunning', { allotmentPermit: 'Vv' }],
  ['summons', 'planning', 'Dagvaarding', { summons: 'Gmo' }],
  ['pre-emption right', 'planning', 'Voorkooprecht', { preemptionRight: 'Vkr' }],
  ['judicial decision', 'planning', 'Rechterlijke beslissing', { judicialDecision: false }],
  ['flood zone', 'flood', 'Overstromingsgebied', { floodZone: 'none' }],
  ['G-score', 'flood', 'G-score (gebouw)', { gScore: 'B' }],
  ['P-score', 'flood', 'P-score (perceel)', { pScore: 'D' }],
  ['asbestos type', 'certificates', 'Asbestattest', { asbestosType: 'Asbestveilig' }],
  ['asbestos date', 'certificates', 'Datum asbestattest', { asbestosDate: '2026-01-13T00:00:00Z' }],
  ['electricity', 'certificates', 'Keuring elektriciteit', { electricityCertificate: 'Conform' }],
  ['gas', 'certificates', 'Keuring gas', { gasCertificate: 'Conform' }],
  ['heating', 'technical', 'Verwarming', { heating: 'Warmtepomp' }],
  ['kitchen', 'technical', 'Keuken', { kitchen: 'Ingericht' }],
  ['roof', 'technical', 'Dak', { roof: 'Zink' }],
  ['window frame', 'technical', 'Raamprofielen', { windowFrame: 'Hout' }],
  ['glazing', 'technical', 'Beglazing', { glazing: 'Dubbel glas' }],
  ['water meter', 'technical', 'Individuele watermeter', { waterMeter: false }],
  ['gas meter', 'technical', 'Individuele gasmeter', { gasMeter: true }],
  ['electricity meter', 'technical', 'Individuele elektriciteitsmeter', { electricityMeter: true }],
  ['garden orientation', 'outdoors', 'Oriëntatie tuin', { gardenOrientation: 'zuiden' }],
  ['terrace orientation', 'outdoors', 'Oriëntatie terras', { terraceOrientation: 'zuiden' }],
  ['façade orientation', 'outdoors', 'Oriëntatie voorgevel', { facadeOrientation: 'oosten' }],
  ['number of façades', 'outdoors', 'Gevels', { facades: 4 }],
  ['life annuity: bouquet', 'lifeAnnuity', 'Bouquet', { annuityBouquet: 95_000 }],
  ['life annuity: payment', 'lifeAnnuity', 'Maandelijkse rente', { annuityMonthly: 640 }],
  ['life annuity: value', 'lifeAnnuity', 'Waarde van het pand', { annuityValue: 189_000 }],
  ['life annuity: term', 'lifeAnnuity', 'Maximale looptijd', { annuityMaxYears: 15 }],
  [
    'life annuity: who',
    'lifeAnnuity',
    'Rentegerechtigden',
    { annuityHeads: 2, annuityAges: '81, 78' },
  ],
  ['life annuity: use', 'lifeAnnuity', 'Bewoond door de verkopers', { annuityOccupied: true }],
  ['life annuity: index', 'lifeAnnuity', 'Rente geïndexeerd', { annuityIndexed: true }],
  ['availability', 'general', 'Beschikbaarheid', { availabilityText: 'Bij de akte' }],
];

/** Other fields on the page. */
const others: typeof specified = [
  ['description of the type', 'general', 'Soort', { typeDescription: 'Loft' }],
  [
    'day of availability',
    'general',
    'Beschikbaar vanaf',
    { availableFrom: '2027-01-04T00:00:00Z' },
  ],
  [
    'the day it came',
    'general',
    'Op de site sinds',
    { card: { publishedAt: '2026-03-12T10:00:00Z' } },
  ],
  ['price per m²', 'price', 'Prijs per m²', { card: { price: 400_000, livingArea: 100 } }],
  ['floor', 'layout', 'Verdieping', { floor: 2 }],
  ['lift', 'layout', 'Lift', { lift: true }],
  ['furnished', 'layout', 'Gemeubeld', { furnished: true }],
  ['garden', 'outdoors', 'Tuin aanwezig', { garden: true }],
  ['terrace', 'outdoors', 'Terras aanwezig', { terrace: true }],
  ['destination', 'planning', 'Stedenbouwkundige bestemming', { planningDestination: 'Wp' }],
  ['number of the EPC', 'energy', 'Certificaatnummer', { region: 'flanders', epcNumber: '1-2' }],
];

test.each([...specified, ...others])(
  'DETAIL-2 %s stands under %s as %s',
  (_, group, label, source) => {
    expect(listLabels(buildView(source)).get(group)).toContain(label);
  },
);

test('DETAIL-2 each name of a field has its case', () => {
  // Of a part of its own, and of a setting.
  const { energyPerformance, earlierPrices, ...rows } = dictionaries.nl.detail.fields;
  expect([energyPerformance, earlierPrices]).not.toContain('');
  const cases = [...specified, ...others].map(([, , label]) => label);
  expect(Object.values(rows).filter((label) => !cases.includes(label))).toEqual([]);
});

test('DETAIL-2 shows none of them without a value', () => {
  const card = { livingArea: null, groundArea: null, bedrooms: null };
  expect([...listLabels(buildView({ card })).values()].flat()).toEqual([]);
});

test('DETAIL-2 no code is left unexplained, and its code stands beside the words', () => {
  const source = {
    permit: 'Vg',
    summons: 'Gmo',
    preemptionRight: 'Gvkr',
    planningDestination: 'Wp',
  };
  for (const language of languages) {
    const rows = buildView(source, language).factGroups.flatMap((group) => group.rows);
    const codes = rows.flatMap((row) => row.codes ?? []);
    expect(codes.map(({ code }) => code)).toEqual(['Vg', 'Wp', 'Gmo', 'Gvkr']);
    expect(rows.map(({ value }) => value)).toEqual(codes.map(({ words }) => words));
    for (const { code, words, text } of codes) {
      expect(words).not.toBe(code);
      expect(text).toContain(code);
    }
    expect(codes[0]?.text).toContain('Vergunning uitgereikt');
  }
  const [two] = buildView({ planningDestination: 'Wg, Ag' }).factGroups[0]?.rows ?? [];
  expect(two?.codes?.map(({ code, words }) => [code, words])).toEqual([
    ['Wg', 'Woongebied'],
    ['Ag', 'Agrarisch gebied'],
  ]);
  expect(buildView({ permit: 'in aanvraag' }).factGroups[0]?.rows[0]).toMatchObject({
    value: 'in aanvraag',
    codes: [],
  });
});

function listLabels({ factGroups, energy, flood }: ReturnType<typeof buildView>) {
  const groups = new Map(factGroups.map(({ id, rows }) => [id, rows.map(({ label }) => label)]));
  groups.set('energy', energy?.rows.map(({ label }) => label) ?? []);
  const scores = flood?.scores.map(({ label }) => label) ?? [];
  return groups.set('flood', [...scores, ...(flood?.rows.map(({ label }) => label) ?? [])]);
}

function buildView(source: Source, language: (typeof languages)[number] = 'nl') {
  const agency = { agencyName: '', officeText: null, phone: null, email: null, registrations: [] };
  return buildListingDetail(
    buildSource({ ...source, card: { bedrooms: null, livingArea: null, ...source.card } }),
    buildContext(language),
    {
      contact: agency,
      similar: [],
      renovationNotice: null,
      hasEstimate: false,
      project: null,
      url: 'https://site.example/',
      media: null,
    },
  );
}
