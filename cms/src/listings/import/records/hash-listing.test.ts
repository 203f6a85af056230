import { expect, test, vi } from 'vitest';
import type { RecordGroup } from './group-records';
import { hashListing } from './hash-listing';
import { LISTING_FIELDS, LISTING_TEXTS } from '../../rules/listing-fields';

const group: RecordGroup = { id: '1', byLanguage: new Map([['nl', { ID: '1', Sauna: true }]]) };

async function hashWith(fields: object): Promise<string> {
  vi.resetModules();
  vi.doMock('../../rules/listing-fields', () => ({ LISTING_FIELDS, LISTING_TEXTS, ...fields }));
  const changed = await import('./hash-listing.js');
  return changed.hashListing(group);
}

test('DATA-3 a record that has not changed is read again for a new field or text', async () => {
  const flag = { source: 'Sauna', attribute: 'sauna', kind: 'flag' };
  const text = { source: 'Sauna', attribute: 'sauna' };
  expect(await hashWith({})).toBe(hashListing(group));
  expect(await hashWith({ LISTING_FIELDS: [...LISTING_FIELDS, flag] })).not.toBe(
    hashListing(group),
  );
  expect(await hashWith({ LISTING_TEXTS: [...LISTING_TEXTS, text] })).not.toBe(hashListing(group));
});
