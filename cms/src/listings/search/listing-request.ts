import type { Core } from '@strapi/strapi';
import { findCatalogue, type Catalogue } from './catalogue';
import { findStoredListing, type StoredListing } from './read-model/listing-page';

/** Data shared by the fields of one request, read once. */
export interface ListingRequest {
  findCatalogue(): Promise<Catalogue>;
  findStored(reference: string, language: string): Promise<StoredListing | null>;
}

export function createListingRequest(strapi: Core.Strapi): ListingRequest {
  let catalogue: Promise<Catalogue> | undefined;
  const stored = new Map<string, Promise<StoredListing | null>>();
  return {
    findCatalogue: () => (catalogue ??= findCatalogue(strapi)),
    findStored(reference, language) {
      const key = JSON.stringify([reference, language]);
      const found = stored.get(key) ?? findStoredListing(strapi.db.connection, reference, language);
      stored.set(key, found);
      return found;
    },
  };
}

const requests = new WeakMap<object, ListingRequest>();

/** Returns the shared data of a GraphQL request; all its resolvers get the same `context`. */
export function findListingRequest(strapi: Core.Strapi, context: object): ListingRequest {
  const request = requests.get(context) ?? createListingRequest(strapi);
  requests.set(context, request);
  return request;
}
