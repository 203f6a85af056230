import { expect, test } from 'vitest';
import { buildSecurityText } from './security-text';

test('RFC 9116: whom to tell of a weakness, for half a year from today', () => {
  const now = new Date('2026-11-22T15:00:00Z');
  expect(buildSecurityText({ SITE_URL: 'https://site.test' }, now).split('\n')).toEqual([
    'Contact: https://site.test/',
    'Expires: 2027-05-21T00:00:00.000Z',
    'Preferred-Languages: nl, fr, en, de',
    'Canonical: https://site.test/.well-known/security.txt',
    '',
  ]);
  const own = { SITE_URL: 'https://site.test', SECURITY_CONTACT: 'mailto:security@site.test' };
  expect(buildSecurityText(own, now)).toContain('Contact: mailto:security@site.test\n');
});
