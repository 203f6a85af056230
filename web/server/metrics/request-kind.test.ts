import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { findRequestKind } from './request-kind';

test.each([
  ['GET', '/', 'page'],
  ['GET', '/nl/te-koop/?price=1-2', 'page'],
  ['GET', '/fr', 'page'],
  ['GET', '/nl/%E0%A4%A', 'page'],
  ['GET', '/assets/entry-1.js', 'asset'],
  ['GET', '/uploads/facade.avif', 'upload'],
  ['GET', '/de/list-count/?goal=sale', 'data'],
  ['GET', '/nl/owner.data', 'data'],
  ['GET', '/nl/login/', 'portal'],
  ['GET', '/nl/owner/', 'portal'],
  ['GET', '/nl/mail/x', 'private'],
  ['GET', '/nl/preview/', 'private'],
  ['POST', '/nl/contact/', 'form'],
  ['POST', '/visits', 'visit'],
  ['POST', '/publish-notices', 'notice'],
  ['GET', '/readyz', 'health'],
  ['GET', '/sitemap.xml', 'other'],
  ['GET', '/wp-login.php', 'other'],
  ['PROPFIND', '/secret/of/somebody', 'other'],
])('OPS-7: %s %s is counted as %s', (method, url, kind) => {
  expect(findRequestKind({ method, url } as IncomingMessage)).toBe(kind);
});
