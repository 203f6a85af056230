import { expect, test } from 'vitest';
import { buildPrivateHeaders } from './answer-policy';

test.each([
  ['/nl/', {}],
  ['/nl/te-koop/', {}],
])('public pages may show frames of others: %s', (url, headers) => {
  expect(buildPrivateHeaders({ url })).toEqual(headers);
});

test.each(['/nl/login/', '/en/login/', '/nl/LOGIN/', '/nl/login.data'])(
  'OWN-1 login and portal are isolated: %s',
  (url) => {
    expect(buildPrivateHeaders({ url })).toMatchObject({
      'Cross-Origin-Embedder-Policy': 'credentialless',
      'Cache-Control': 'no-store',
    });
  },
);
