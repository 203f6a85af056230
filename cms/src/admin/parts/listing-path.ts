/** Where a listing is edited; its address in the content manager's API is the same. */
export const listingPath = (documentId: string): string =>
  `/content-manager/collection-types/api::listing.listing/${documentId}`;
