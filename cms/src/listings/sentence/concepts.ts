/** What a word or phrase of a sentence can stand for, apart from places and the catalogue's types. */
export const TYPE_CONCEPTS = [
  'house',
  'apartment',
  'studio',
  'land',
  'investment',
  'commercial',
  'parkingType',
] as const;

/** Concepts whose words are understood on a site of any language: Belgians mix them. */
export const SHARED_CONCEPTS = [
  ...TYPE_CONCEPTS,
  ...(['sale', 'rent', 'bedrooms', 'garage', 'parking', 'garden', 'terrace', 'energy'] as const),
  ...(['with', 'filler', 'noFilter', 'foreignCurrency'] as const),
] as const;

/** The kinds of what a home can be near, by what a sentence calls them. */
export const NEAR_CONCEPTS = [
  ...(['nearStop', 'nearStation', 'nearSchool', 'nearShop', 'nearPark'] as const),
] as const;

export const CONCEPTS = [
  ...SHARED_CONCEPTS,
  /** Rooms of any kind, which visitors mean as bedrooms. */
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
  /** Least of a range, or alone: `vanaf`, `from`. */
  'from',
  'between',
  /** Between the ends of a range, or alone the most: `tot`, `to`. */
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
  /** What something can be near; on their own these words are no filter. */
  ...NEAR_CONCEPTS,
  'metre',
  'kilometre',
  'street',
  'year',
  /** A floor is no filter. */
  'groundFloor',
  /** A kind of house or apartment: its type is wider, which is said. */
  'kind',
  /** Said of a home and no filter, though its words look like one. */
  'plain',
  /** A wish that no filter can honour, such as `cheap`: it is refused, and said. */
  'noFilter',
  'foreignCurrency',
  'with',
  'filler',
  /** Common words that look like a misspelt place or type. */
  'common',
] as const;

export type Concept = (typeof CONCEPTS)[number];
export type TypeConcept = (typeof TYPE_CONCEPTS)[number];

/** The words of one language: phrases with commas between them. */
export interface Words {
  phrases: Partial<Record<Concept, string>>;
  numbers: readonly string[];
  /** First parts of compounds, each with what it says itself or null. */
  compounds: Readonly<Record<string, Concept | null>>;
}
