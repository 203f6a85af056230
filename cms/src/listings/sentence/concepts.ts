/** Meanings of words and phrases in a sentence, besides places and the catalogue's types. */
export const TYPE_CONCEPTS = [
  'house',
  'apartment',
  'studio',
  'land',
  'investment',
  'commercial',
  'parkingType',
] as const;

/** Concepts whose words are understood in any language, since Belgians mix languages. */
export const SHARED_CONCEPTS = [
  ...TYPE_CONCEPTS,
  ...(['sale', 'rent', 'bedrooms', 'bathrooms', 'garage', 'parking', 'garden', 'terrace'] as const),
  ...(['energy', 'furnished', 'lift', 'lifeAnnuity'] as const),
  ...(['with', 'filler', 'noFilter', 'foreignCurrency'] as const),
] as const;

/** Concepts of nearby places, by kind. */
export const NEAR_CONCEPTS = [
  ...(['nearStop', 'nearStation', 'nearSchool', 'nearShop', 'nearPark'] as const),
] as const;

export const CONCEPTS = [
  ...SHARED_CONCEPTS,
  /** Rooms in general, which visitors use for bedrooms. */
  'rooms',
  'otherRooms',
  'area',
  'are',
  'hectare',
  'thousand',
  'million',
  'currency',
  'month',
  'budget',
  'max',
  'min',
  /** The minimum, alone or of a range: `vanaf`, `from`. */
  'from',
  'between',
  /** Joins the ends of a range, or is a maximum: `tot`, `to`. */
  'to',
  'and',
  'or',
  'better',
  'new',
  'today',
  'thisWeek',
  'thisMonth',
  'last',
  'days',
  'weeks',
  'months',
  'not',
  'near',
  /** Nearby places; alone, these words are not filters. */
  ...NEAR_CONCEPTS,
  'metre',
  'kilometre',
  'street',
  'year',
  /** The year of construction, its limits, and from when a home is free. */
  ...(['built', 'after', 'before', 'available', 'atOnce', 'monthName'] as const),
  /** Floors are not filters. */
  'groundFloor',
  /**
   * A more specific house or apartment: if the catalogue has no such kind, its wider type is used,
   * and the visitor is informed.
   */
  'kind',
  /** Describes a home and is not a filter, although its words look like one. */
  'plain',
  /** A wish without a filter, such as `cheap`: it is refused, and the visitor is informed. */
  'noFilter',
  'foreignCurrency',
  'with',
  'filler',
  /** Common words that resemble a misspelled place or type. */
  'common',
] as const;

export type Concept = (typeof CONCEPTS)[number];
export type TypeConcept = (typeof TYPE_CONCEPTS)[number];

/** The words of one language: comma-separated phrases. */
export interface Words {
  phrases: Partial<Record<Concept, string>>;
  numbers: readonly string[];
  /** First parts of compounds with their own concept, or null. */
  compounds: Readonly<Record<string, Concept | null>>;
}
