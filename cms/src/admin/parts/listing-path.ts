/** URL of a listing's form; also its path in the content manager's API. */
export const listingPath = (documentId: string): string =>
  `/content-manager/collection-types/api::listing.listing/${documentId}`;
