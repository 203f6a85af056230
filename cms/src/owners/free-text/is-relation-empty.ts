/**
 * Reports whether a relation is empty after a change: the admin sends what to connect and
 * disconnect.
 */
export function isRelationEmpty(listing: unknown, isNew: boolean): boolean {
  if (listing === undefined) return isNew;
  if (typeof listing !== 'object' || listing === null) return !listing;
  if (Array.isArray(listing)) return listing.length === 0;
  const { connect, disconnect, set } = listing as Record<string, unknown[] | undefined>;
  if (set) return set.length === 0;
  if (connect && connect.length > 0) return false;
  return isNew ? connect !== undefined || disconnect !== undefined : (disconnect?.length ?? 0) > 0;
}
