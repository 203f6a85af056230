import { expect, test } from 'vitest';
import { buildConsentCookie } from './consent-cookie';
import { parseConsent } from '../../../lib/web/consent';

const consent = {
  version: 2,
  analytical: true,
  marketing: false,
  social: true,
  unclassified: false,
};

test.each([
  [30, false, /; Path=\/; Max-Age=2592000; SameSite=Lax$/],
  [365, true, /; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/],
])('CONSENT-1 a choice is kept for %i days, secure: %s', (days, isSecure, attributes) => {
  const cookie = buildConsentCookie(consent, { days, isSecure });
  expect(cookie).toMatch(/^site_consent=2\.as\.\d+;/);
  expect(cookie).toMatch(attributes);
  expect(parseConsent(cookie.split(';')[0])).toEqual(consent);
});
