import { describe, expect, test } from 'vitest';
import { LAW_RATES, rateKey } from '../../../../cms/src/platform/rules/law-rates';
import { buildRental } from '../../../../cms/src/leads/rules/lead-amounts';
import type { LawRegion } from '@agency/domain/region';
import { languages, type Language } from '@agency/domain/languages';
import { parseCostInput } from '../../lib/rules/cost-input';
import { formatDate } from '../../lib/text/formats';
import { buildListingDetail } from '../../testing/build-listing-detail';
import { buildContext, buildSiteSettings } from '../../testing/build-site-answer';
import { buildCosts } from '../../catalogue/cost/cost-view.server';
import { listRates } from '../../catalogue/cost/list-rates.server';
import { wordRenovationDuty } from './renovation-notice.server';

/** Settings of the agency: one month of rent with 17 % VAT. */
const fee = {
  name: 'lettingCommissionMonths' as const,
  region: 'luxembourg' as const,
  value: 1.17,
  source: null,
  validFrom: '2018-01-01',
  labels: null,
  target: null,
};

/** The rates as the site has them from a CMS whose settings know nothing of the law. */
function ratesIn(language: Language) {
  const lawRates = LAW_RATES.map(({ note: _note, source, ...rate }) => ({
    ...rate,
    labels: rate.labels ?? null,
    target: rate.target ?? null,
    source: source?.[language] ?? null,
  }));
  return listRates({ lawRates, site: buildSiteSettings({ rates: [fee] }) });
}

type Region = LawRegion | null;

/** A flat for 1,000 a month: the months of deposit, the tenant's share of the fee, the first payment. */
const lettings: [Region, day: string, months: number | null, fee: number | null, total: string][] =
  [
    ['brussels', '2026-11-22', 2, null, '3.000'],
    ['brussels', '2024-11-01', 2, null, '3.000'],
    ['brussels', '2024-10-31', null, null, '1.000'],
    ['flanders', '2026-11-22', 3, null, '4.000'],
    ['flanders', '2019-01-01', 3, null, '4.000'],
    ['wallonia', '2026-11-22', 2, null, '3.000'],
    ['wallonia', '2018-09-01', 2, null, '3.000'],
    ['luxembourg', '2026-11-22', 2, 585, '3.585'],
    ['luxembourg', '2024-08-01', 2, 585, '3.585'],
    ['luxembourg', '2024-07-31', 3, null, '4.000'],
    [null, '2026-11-22', 3, null, '4.000'],
  ];

/** A flat for 500,000: inputs of the estimate, and the price with all duties. */
const sales: [Region, day: string, asked: string, total: string | null][] = [
  ['brussels', '2026-11-22', 'own=1', '537.500'],
  ['brussels', '2026-11-22', 'own=0', '562.500'],
  ['brussels', '2026-11-22', 'own=1&classes=2', '531.250'],
  ['flanders', '2026-11-22', 'own=1', '510.000'],
  ['flanders', '2024-12-31', 'own=1', '515.000'],
  ['flanders', '2026-11-22', 'own=0', '560.000'],
  ['wallonia', '2026-11-22', 'own=1', '515.000'],
  ['wallonia', '2026-11-22', 'own=0', '562.500'],
  ['luxembourg', '2026-11-22', 'own=0', '535.000'],
  ['luxembourg', '2026-11-22', 'own=1', '500.100'],
  ['luxembourg', '2026-11-22', 'own=1&amount=1000000', '1.030.000'],
  ['luxembourg', '2026-11-22', 'own=1&buyers=2&amount=1000000', '1.000.100'],
  ['luxembourg', '2026-11-22', 'own=1&buyers=2&amount=1500000', '1.525.000'],
  ['luxembourg', '2025-06-30', 'own=1&amount=1000000', '1.030.000'],
  ['luxembourg', '2023-12-31', 'own=1&amount=1000000', '1.040.000'],
  ['luxembourg', '2023-12-31', 'own=1', '505.000'],
  ['luxembourg', '2026-11-22', 'own=0&amount=1000', '1.100'],
  [null, '2026-11-22', 'own=1', null],
];

/** A flat for sale with a label: the label to reach, from which deed on, and what later deeds must. */
const duties: [Region, day: string, label: string, duty: string | null, later: string | null][] = [
  ['flanders', '2026-11-22', 'f', 'D 2023-01-01', 'C 2028-01-01'],
  ['flanders', '2026-11-22', 'e', 'D 2023-01-01', 'C 2028-01-01'],
  ['flanders', '2026-11-22', 'd', null, null],
  ['flanders', '2027-01-01', 'd', 'C 2028-01-01', null],
  ['flanders', '2027-12-31', 'f', 'D 2023-01-01', 'C 2028-01-01'],
  ['flanders', '2028-01-01', 'f', 'C 2028-01-01', null],
  ['flanders', '2028-01-01', 'd', 'C 2028-01-01', null],
  ['flanders', '2028-01-01', 'c', null, null],
  ['flanders', '2021-12-31', 'f', null, null],
  ['brussels', '2026-11-22', 'f', null, null],
  ['wallonia', '2026-11-22', 'f', null, null],
  ['luxembourg', '2026-11-22', 'f', null, null],
];

/** RULE-12: the years that the seed's settings say in each language. */
const yearsIn = (language: Language) => (language === 'de' ? 6 : 5);

const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? null;

function estimate(language: Language, region: Region, goal: 'sale' | 'rent', day: string, q = '') {
  const price = goal === 'rent' ? 1000 : 500_000;
  const card = { goal, price, pricePublished: true, typeId: '2' };
  return buildCosts(buildListingDetail({ region, card }), buildContext(language), {
    path: '/',
    rates: ratesIn(language),
    day,
    notaryUrl: null,
    input: parseCostInput(new URLSearchParams(q)),
  });
}

describe.each(languages)('in %s', (language) => {
  const { t } = buildContext(language);

  test.each(lettings)(
    'LAW-1 FORM-13 a letting in %s on %s: %s months, fee %s, first payment %s',
    (region, day, months, commission, total) => {
      const costs = estimate(language, region, 'rent', day);
      expect(plain(costs?.total?.value)).toBe(`€ ${total}`);
      const find = (label: string) => costs?.lines.find((line) => line.label === label);
      const deposit = find(t('costs.guarantee'));
      expect(plain(deposit?.value)).toBe(months === null ? null : `€ ${months}.000`);
      const share = find(t('costs.commission'));
      expect(plain(share?.value)).toBe(commission === null ? null : `€ ${commission}`);
      const rule = LAW_RATES.find(
        (rate) => rate.name === 'depositMonths' && rate.region === region && rate.value === months,
      );
      expect(deposit?.note ?? '').toContain(rule?.source?.[language] ?? '');
      const facts = {
        price: 1000,
        chargesRenter: null,
        inventoryCost: null,
        depositAmount: null,
        agencyCost: null,
        lifeAnnuity: false,
        bedrooms: 1,
        region: region ?? '',
        isHome: true,
      };
      const kept = buildRental(facts, [fee, ...LAW_RATES], day);
      expect(kept).toMatchObject({ depositMonths: months, commissionShare: commission });
      expect(plain(costs?.total?.value)).toBe(`€ ${kept.firstPayment?.toLocaleString('nl-BE')}`);
    },
  );

  test.each(sales)('LAW-1 a sale in %s on %s, asked %s: %s', (region, day, asked, total) => {
    const costs = estimate(language, region, 'sale', day, asked);
    expect(plain(costs?.total?.value)).toBe(total && `€ ${total}`);
    const asksBuyers = region === 'luxembourg' && asked.includes('own=1');
    expect(costs?.form.buyers === null).toBe(!asksBuyers);
  });

  test.each(duties)(
    'LAW-2 RULE-12 %s, %s, label %s: %s, later %s',
    (region, day, label, duty, later) => {
      const { locale } = buildContext(language);
      const card = { goal: 'sale', typeId: '2', energyLabel: label } as const;
      const notice = wordRenovationDuty(
        buildListingDetail({ region, card }),
        buildContext(language),
        { rates: ratesIn(language), day, years: yearsIn(language) },
      );
      expect(notice === null).toBe(duty === null);
      const [target, from = ''] = duty?.split(' ') ?? [];
      const [next, nextFrom = ''] = later?.split(' ') ?? [];
      const words = notice ?? '';
      expect(words).toContain(target ?? '');
      expect(words).toContain(duty ? (formatDate(locale, from) ?? '?') : '');
      expect(plain(words)).toContain(duty ? ` ${yearsIn(language)} ` : '');
      expect(
        words.includes(
          t('energy.noticeNext', { target: next, date: formatDate(locale, nextFrom) }),
        ),
      ).toBe(later !== null);
    },
  );
});

test('LAW-2 without years in the settings those of the law’s row count', () => {
  const card = { goal: 'sale', typeId: '2', energyLabel: 'f' } as const;
  const listing = buildListingDetail({ region: 'flanders', card });
  const law = { rates: ratesIn('de'), day: '2026-11-22' };
  expect(wordRenovationDuty(listing, buildContext('de'), { ...law, years: null })).toMatch(/\s5\s/);
  expect(wordRenovationDuty(listing, buildContext('de'), { ...law, years: 8 })).toMatch(/\s8\s/);
});

test('LAW-2 only who buys a home has the duty', () => {
  const law = { rates: ratesIn('nl'), day: '2026-11-22', years: 5 };
  for (const card of [{ typeId: '6' }, { typeId: '2', goal: 'rent' as const }]) {
    const listing = buildListingDetail({ region: 'flanders', card: { energyLabel: 'f', ...card } });
    expect(wordRenovationDuty(listing, buildContext('nl'), law)).toBeNull();
  }
});

test('LAW-1 a row of the settings takes the place of the law’s of the same day, and keeps its name', () => {
  const own = { ...fee, name: 'buyersCredit' as const, validFrom: '2024-01-01', value: 50_000 };
  const lawRates = LAW_RATES.map(({ note: _note, source, ...rate }) => ({
    labels: null,
    target: null,
    ...rate,
    source: source?.fr ?? null,
  }));
  const site = buildSiteSettings({ rates: [own, { ...fee, validFrom: '' }, null] });
  const [first] = listRates({ lawRates, site });
  expect(first).toMatchObject({
    value: 50_000,
    source: 'loi modifiée du 30 juillet 2002 (Luxembourg)',
  });
});

test('LAW-1 every row of the law has a day, a value and where it is written, and stands once', () => {
  expect(new Set(LAW_RATES.map(rateKey)).size).toBe(LAW_RATES.length);
  for (const { name, region, validFrom, source, note } of LAW_RATES) {
    expect([name, region, validFrom]).toEqual([
      name,
      region,
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ]);
    expect(source !== null || note !== null).toBe(true);
    for (const language of languages) expect(source?.[language] ?? 'x').not.toBe('');
  }
});
