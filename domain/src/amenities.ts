/**
 * Amenities that lists can be filtered by, each with its own facet, in the order of the filter and
 * of the bits in the search index: add new ones at the end.
 */
export const amenities = [
  'garage',
  'garden',
  'terrace',
  'openHouse',
  'lift',
  'furnished',
  'lifeAnnuity',
] as const;

export type Amenity = (typeof amenities)[number];

/** Attributes of a listing; a yes, or a number above zero, in any of them counts. */
export const amenityFacts: Readonly<Record<Amenity, readonly string[]>> = {
  /** Every place for a car. */
  garage: ['garages', 'parkings'],
  garden: ['garden', 'gardenArea'],
  terrace: ['terrace', 'terraceArea'],
  /** Planned by the agency, not imported. */
  openHouse: ['openHouse'],
  lift: ['lift'],
  furnished: ['furnished'],
  lifeAnnuity: ['lifeAnnuity'],
};

/**
 * Amenities that sources state with yes or no, and the types whose listings should state them;
 * lists name how many do not.
 */
export const statedAmenities: Readonly<Partial<Record<Amenity, readonly string[]>>> = {
  lift: ['2', '3'],
  furnished: ['1', '2', '3'],
};
