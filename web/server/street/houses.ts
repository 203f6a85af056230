export type Roof = 'mansard' | 'gable' | 'step' | 'flat' | 'attic';

/** A front: its number of windows per floor, floors above the ground floor, and decoration. */
export interface House {
  readonly wall: string;
  readonly roof: Roof;
  readonly columns: 2 | 3 | 4;
  readonly floors: 2 | 3 | 4;
  readonly window: 'tall' | 'arched' | 'wide';
  readonly balcony?: number;
  readonly shop?: boolean;
}

/** Houses of the street, which repeats at its end; the six in the middle represent listings. */
export const houses: readonly House[] = [
  { wall: '#e9dcc3', roof: 'mansard', columns: 3, floors: 3, window: 'tall' },
  { wall: '#b5694f', roof: 'attic', columns: 2, floors: 2, window: 'arched' },
  { wall: '#dfe0d6', roof: 'flat', columns: 4, floors: 4, window: 'wide' },
  { wall: '#c98f6a', roof: 'step', columns: 3, floors: 2, window: 'tall' },
  { wall: '#efe5d0', roof: 'mansard', columns: 3, floors: 3, window: 'arched', balcony: 1 },
  { wall: '#d8c3a2', roof: 'attic', columns: 3, floors: 2, window: 'tall', balcony: 1 },
  { wall: '#a85a43', roof: 'step', columns: 3, floors: 3, window: 'tall' },
  { wall: '#f0e8d8', roof: 'mansard', columns: 3, floors: 3, window: 'tall', balcony: 2 },
  { wall: '#c77a58', roof: 'gable', columns: 2, floors: 2, window: 'arched' },
  { wall: '#cfd6cf', roof: 'flat', columns: 4, floors: 4, window: 'wide', balcony: 2 },
  { wall: '#e3cfa9', roof: 'mansard', columns: 3, floors: 2, window: 'arched', balcony: 1 },
  { wall: '#9c5a46', roof: 'attic', columns: 3, floors: 3, window: 'tall', shop: true },
  { wall: '#ece3d3', roof: 'mansard', columns: 3, floors: 3, window: 'tall', balcony: 1 },
  { wall: '#bf7f5c', roof: 'step', columns: 2, floors: 3, window: 'arched' },
  { wall: '#d9d2c0', roof: 'flat', columns: 4, floors: 3, window: 'wide' },
  { wall: '#c58a66', roof: 'gable', columns: 3, floors: 2, window: 'tall', shop: true },
];

/** Indexes of the six houses that are links (`blocks/banner/street.tsx`). */
export const firstListed = houses.length / 2 - 3;
export const lastListed = firstListed + 5;
