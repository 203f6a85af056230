import { afterEach, expect, test } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { announceConsent, readConsent, useConsent } from './consent-state';
import { consentCookie, parseConsent, writeConsent, type Consent } from '../../lib/consent';

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
  const { result } = renderHook(() => useConsent());
  expect(result.current).toBeNull();
  document.cookie = `${consentCookie}=${writeConsent({ ...nothing, social: true })}`;
  act(() => announceConsent());
  expect(result.current).toEqual({ ...nothing, social: true });
  expect(readConsent()).toBe(result.current);
});

test('LAW-6 a choice that was made on earlier texts is none', () => {
  document.cookie = `${consentCookie}=${writeConsent({ ...nothing, version: 2 })}`;
  const hear = (askedFrom: number) => renderHook(() => useConsent(askedFrom)).result.current;
  expect([hear(2)?.version, hear(3)]).toEqual([2, null]);
});
