/** A set of row numbers, 32 per word. */
export type Bits = Int32Array;

/** Creates an empty set for `size` rows. */
export function createBits(size: number): Bits {
  return new Int32Array((size + 31) >>> 5);
}

/** Creates the set of all rows below `size`. */
export function createFullBits(size: number): Bits {
  const bits = createBits(size);
  addRange(bits, 0, size);
  return bits;
}

export function addBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function removeBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31));
}

export function hasBit(bits: Bits, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

/** Adds the rows from `start` to `end`, exclusive. */
export function addRange(bits: Bits, start: number, end: number): void {
  if (start >= end) return;
  for (let word = start >>> 5; word <= (end - 1) >>> 5; word += 1) {
    bits[word] = (bits[word] ?? 0) | maskWord(word, start, end);
  }
}

export function addBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) {
    bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
  }
}

export function intersectBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) {
    bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
  }
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += countWord(bits[word] ?? 0);
  return count;
}

export function countCommon(bits: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    count += countWord((bits[word] ?? 0) & (other[word] ?? 0));
  }
  return count;
}

/** Counts the rows from `start` to `end`, exclusive. */
export function countRange(bits: Bits, start: number, end: number): number {
  let count = 0;
  if (start >= end) return count;
  for (let word = start >>> 5; word <= (end - 1) >>> 5; word += 1) {
    count += countWord((bits[word] ?? 0) & maskWord(word, start, end));
  }
  return count;
}

/** Visits the rows in ascending order. */
export function eachRow(bits: Bits, visit: (row: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      visit((word << 5) + 31 - Math.clz32(rest & -rest));
    }
  }
}

function maskWord(word: number, start: number, end: number): number {
  let mask = -1;
  if (word === start >>> 5) mask &= -1 << (start & 31);
  if (word === (end - 1) >>> 5) mask &= -1 >>> (31 - ((end - 1) & 31));
  return mask;
}

function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
