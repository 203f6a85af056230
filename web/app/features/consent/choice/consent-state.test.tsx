import { afterEach, expect, test } from 'vitest';
import { announceConsent, onConsentChange, readConsent, readValidConsent } from './consent-state';
import { consentCookie, parseConsent, writeConsent, type Consent } from '../../../lib/web/consent';

const nothing: Consent = {
  version: 3,
  analytical: false,
  marketing: false,
  social: false,
  unclassified: false,
};

afterEach(() => {
  document.cookie = `${consentCookie}=; Max-Age=0`;
});

test.each<[string, Partial<Consent>]>([
  ['3.-.1763760000', {}],
  ['3.a.1763760000', { analytical: true }],
  ['3.ms.1763760000', { marketing: true, social: true }],
  ['3.amsu.1', { analytical: true, marketing: true, social: true, unclassified: true }],
])('CONSENT-1 the cookie %s says what is allowed and nothing of the visitor', (value, allowed) => {
  const consent = { ...nothing, ...allowed };
  expect(parseConsent(`a=1; ${consentCookie}=${value}; b=2`)).toEqual(consent);
  expect(writeConsent(consent, Number(value.split('.')[2]) * 1000)).toBe(value);
});

test.each([
  ...[null, undefined, '', 'other=3.a.1', `x${consentCookie}=3.a.1`, `${consentCookie}=`],
  ...[
    '3..1',
    '3.a',
    '3.x.1',
    '3.ma.1',
    '-1.a.1',
    '3.a.1.2',
    '3.a.zzz',
    '9999999.a.1',
    '%33.a.1',
  ].map((value) => `${consentCookie}=${value}`),
])('CONSENT-1 a cookie header of “%s” is no choice', (header) => {
  expect(parseConsent(header)).toBeNull();
});

test('CONSENT-1 whoever watches the choice hears of it, and the same choice is the same object', () => {
  const heard: (Consent | null)[] = [];
  onConsentChange(() => heard.push(readConsent()));
  expect(readConsent()).toBeNull();
  document.cookie = `${consentCookie}=${writeConsent({ ...nothing, social: true })}`;
  announceConsent();
  expect(heard).toEqual([{ ...nothing, social: true }]);
  expect(readConsent()).toBe(heard[0]);
});

test.each(['focus', 'pageshow', 'site-page'])(
  'CONSENT-1 a choice of another tab is heard of at %s',
  (event) => {
    const heard: (Consent | null)[] = [];
    onConsentChange(() => heard.push(readConsent()));
    document.cookie = `${consentCookie}=${writeConsent({ ...nothing, marketing: true })}`;
    window.dispatchEvent(new Event(event));
    expect(heard).toEqual([{ ...nothing, marketing: true }]);
  },
);

test('LAW-6 a choice that was made on earlier texts is none', () => {
  document.cookie = `${consentCookie}=${writeConsent({ ...nothing, version: 2 })}`;
  expect([readValidConsent(2)?.version, readValidConsent(3)]).toEqual([2, null]);
});
