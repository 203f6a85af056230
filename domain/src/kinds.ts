/**
 * Kinds of property below a type of the snapshot, such as a loft below apartments, and the WebID of
 * that type. In lists they are types like the others; their ids are in addresses.
 */
export const kindTypes = {
  villa: '1',
  townhouse: '1',
  farmhouse: '1',
  bungalow: '1',
  'bel-etage': '1',
  'country-house': '1',
  castle: '1',
  chalet: '1',
  penthouse: '2',
  loft: '2',
  duplex: '2',
  triplex: '2',
  'ground-floor': '2',
  'service-flat': '2',
  'building-plot': '4',
  farmland: '4',
  office: '6',
  shop: '6',
  warehouse: '6',
  workshop: '6',
  restaurant: '6',
  'garage-box': '7',
  'parking-space': '7',
} as const;

export type Kind = keyof typeof kindTypes;

/** In the order of forms. */
export const kinds = Object.keys(kindTypes) as Kind[];

export function isKind(id: string): id is Kind {
  return Object.hasOwn(kindTypes, id);
}
