import type { Near } from '@agency/domain/near-kinds';
import { addBit, createBits, type Bits } from './bit-set';
import type { ListingColumns } from './listing-columns';

const NEAR_NAMES = {
  stop: 'nearStop',
  station: 'nearStation',
  school: 'nearSchool',
  shop: 'nearShop',
  park: 'nearPark',
} as const;

/** The rows that have a place of a kind so near. */
export function findNear(columns: ListingColumns, { kind, metres }: Near): Bits {
  const column = columns[NEAR_NAMES[kind]];
  const bits = createBits(column.length);
  for (let row = 0; row < column.length; row += 1) {
    if ((column[row] ?? 0) <= metres) addBit(bits, row);
  }
  return bits;
}
