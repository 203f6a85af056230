import { expect, test } from 'vitest';
import { listCookieDomains, listUnwantedCookies } from './third-parties';

const nothing = {
  version: 1,
  analytical: false,
  marketing: false,
  social: false,
  unclassified: false,
};
const cookies = 'lng=nl; _ga=1; _ga_ABC=2; _gcl_au=3; _fbp=4; site_consent=1.-.1; my_gate=5';

test.each([
  [null, ['_ga', '_ga_ABC', '_gcl_au', '_fbp']],
  [nothing, ['_ga', '_ga_ABC', '_gcl_au', '_fbp']],
  [{ ...nothing, analytical: true }, ['_gcl_au', '_fbp']],
  [{ ...nothing, marketing: true, social: true }, ['_ga', '_ga_ABC']],
])('CONSENT-4 with the choice %j the cookies %j of services go, and ours stay', (choice, gone) => {
  expect(listUnwantedCookies(cookies, choice)).toEqual(gone);
});

test.each([
  ['localhost', []],
  ['www.corbelle.example', ['www.corbelle.example', 'corbelle.example']],
])('CONSENT-4 on %s a cookie may belong to %j', (host, domains) => {
  expect(listCookieDomains(host)).toEqual(domains);
});
