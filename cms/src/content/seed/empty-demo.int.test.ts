import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { createOwnedListing } from '../../../test/build-owned';
import { useCms } from '../../../test/use-cms';
import { emptyDemo } from './empty-demo';

let cms: TestCms;

beforeAll(async () => {
  cms = await useCms('content');
});
afterAll(() => cms?.stop());

test('DATA-2 the example is emptied; pages, settings, types and staff stay', async () => {
  const count = (name: string) => cms.strapi.db.query(`api::${name}.${name}`).count();
  const kept = ['page', 'site', 'header', 'footer', 'property-type', 'agent', 'office'];
  const before = await Promise.all(kept.map(count));
  const listing = await createOwnedListing(cms, '7001', null);
  await cms.strapi.documents('api::owner-note.owner-note').create({
    data: { listing, kind: 'next-step', text: 'The photographer comes on Monday.' },
  });
  expect(await emptyDemo(cms.strapi)).toEqual({
    'owner-note': 1,
    listing: 1,
    testimonial: 1,
    article: 1,
  });
  for (const name of ['owner-note', 'listing', 'article', 'testimonial']) {
    expect([name, await count(name)]).toEqual([name, 0]);
  }
  expect(await Promise.all(kept.map(count))).toEqual(before);
  // A row without a goal belongs to a deleted listing.
  const found = await cms.strapi.db.connection('search_rows').where('goal', '>=', 0).select('id');
  expect(found).toEqual([]);
  expect(await emptyDemo(cms.strapi)).toEqual({});
});
