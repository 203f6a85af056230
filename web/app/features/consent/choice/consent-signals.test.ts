import { expect, test } from 'vitest';
import { isServiceAllowed, listAllowedServices, signalsOf } from './consent-signals';
import { consentCategories, type Consent } from '../../../lib/web/consent';

const ids = { tagManager: 'GTM-A', analytics: 'G-A', ads: 'AW-1', socialPixel: '1' };

/** A choice of these categories alone. */
function allow(...allowed: (typeof consentCategories)[number][]): Consent {
  const states = consentCategories.map((category) => [category, allowed.includes(category)]);
  return { version: 1, ...Object.fromEntries(states) } as Consent;
}

test.each([
  [null, 'denied', 'denied'],
  [allow(), 'denied', 'denied'],
  [allow('social', 'unclassified'), 'denied', 'denied'],
  [allow('analytical'), 'granted', 'denied'],
  [allow('marketing'), 'denied', 'granted'],
  [allow(...consentCategories), 'granted', 'granted'],
])(
  'CONSENT-3 of %j the analytics signal is %s and those of ads are %s',
  (consent, analytics, ads) => {
    expect(signalsOf(consent)).toEqual({
      ad_user_data: ads,
      ad_storage: ads,
      ad_personalization: ads,
      analytics_storage: analytics,
    });
  },
);

test.each([
  [null, []],
  [allow(), []],
  [allow('analytical'), ['tagManager', 'analytics']],
  [allow('marketing'), ['tagManager', 'ads']],
  [allow('social'), ['socialPixel']],
  [allow('unclassified'), []],
  [allow(...consentCategories), ['tagManager', 'analytics', 'ads', 'socialPixel']],
])('CONSENT-4 %j lets %j load', (consent, services) => {
  expect(listAllowedServices(ids, consent)).toEqual(services);
});

test('CONSENT-4 a service without an id does not load, whatever is allowed', () => {
  const all = allow(...consentCategories);
  expect(listAllowedServices({ ads: 'AW-1' }, all)).toEqual(['ads']);
  expect(listAllowedServices({}, all)).toEqual([]);
  expect(isServiceAllowed('ads', all)).toBe(true);
});
