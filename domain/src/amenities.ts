/**
 * What a home may have that lists can be narrowed to (FIND-6), each with its own facet. The order
 * is that of the filter and of the bits in the search index: a new one comes last.
 */
export const amenities = ['garage', 'garden', 'terrace'] as const;

export type Amenity = (typeof amenities)[number];
