import { expect, test, vi } from 'vitest';
import { queryCms } from '../../cms/client/query.server';
import { listOwnedListings } from './owned-listings.server';

vi.mock('../../cms/client/query.server', () => ({ queryCms: vi.fn() }));

const listing = {
  reference: 'A1',
  title: 'Attic',
  availability: 'sold',
  isShown: false,
  waitsFor: [],
  card: null,
};

test.each([
  ['1000 BRUSSEL', '1000 Brussel'],
  ['1000 Brussel 1', '1000 Brussel'],
  ['1150 SINT-PIETERS-WOLUWE', '1150 Sint-Pieters-Woluwe'],
  ['1000', '1000'],
  ['', ''],
])('OWN-2 RULE-4 a property in %j is said to be in %j', async (place, written) => {
  vi.mocked(queryCms).mockResolvedValueOnce({ ownedListings: [{ ...listing, place }] });
  expect(await listOwnedListings('session', 'nl')).toEqual([{ ...listing, place: written }]);
});

test('OWN-2 a session that is over has no properties', async () => {
  vi.mocked(queryCms).mockResolvedValueOnce({ ownedListings: null });
  expect(await listOwnedListings('over', 'nl')).toBeNull();
});
