/**
 * What a home may have that lists can be narrowed to (FIND-6), each with its own facet. The order
 * is that of the filter and of the bits in the search index: a new one comes last.
 */
export const amenities = ['garage', 'garden', 'terrace', 'openHouse'] as const;

export type Amenity = (typeof amenities)[number];

/** The facts of a listing by which it has one: a yes, or a number above zero, in any of them. */
export const amenityFacts: Readonly<Record<Amenity, readonly string[]>> = {
  /** Every place for a car. */
  garage: ['garages', 'parkings'],
  garden: ['garden', 'gardenArea'],
  terrace: ['terrace', 'terraceArea'],
  /** Not of its import: the agency plans one (EDIT-7). */
  openHouse: ['openHouse'],
};
