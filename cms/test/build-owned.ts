import type { TestCms } from './boot';

/** Stores a listing of an owner. Returns its document id. */
export async function createOwnedListing(
  cms: TestCms,
  reference: string,
  owner: string | null,
  data: object = {},
): Promise<string> {
  const { documentId } = await cms.strapi.documents('api::listing.listing').create({
    data: {
      reference,
      goal: 'sale',
      state: 'active',
      availability: 'available',
      zip: '1000',
      owner,
      listedAt: '2026-09-03T08:00:00.000Z',
      ...data,
    },
  });
  return documentId;
}

export async function storeVisits(
  cms: TestCms,
  reference: string,
  days: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [day, visits] of Object.entries(days)) {
    await cms.strapi.documents('api::visit-count.visit-count').create({
      data: { listingReference: reference, day, visits },
    });
  }
}
