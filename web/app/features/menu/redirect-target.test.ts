import { expect, test } from 'vitest';
import { createRouteTable } from '../../i18n/route-table';
import { parseRedirectTarget } from './redirect-target';

test.each([
  ['https://depot.example/nl?a=1', 'https://depot.example/nl?a=1'],
  [' http://depot.example ', 'http://depot.example/'],
  ['/for-sale/?type=2', '/fr/a-vendre/?type=2'],
  ['/unknown/', '/fr/'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https:\\\\evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['mailto:a@b.example', null],
  ['https://', null],
  ['for-sale', null],
  ['', null],
  [null, null],
])('MENU-3 takes http(s) addresses and own paths alone: %j', (target, expected) => {
  expect(parseRedirectTarget(createRouteTable(), 'fr', target)).toBe(expected);
});
