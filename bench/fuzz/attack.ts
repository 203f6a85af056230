/** A request that no honest client sends. */
export interface Attack {
  /** What is wrong with it. */
  kind: string;
  method: string;
  /** Path and query as they are sent. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The length that is claimed; `true` for the true one, `null` for none. */
  length: number | string | true | null;
  /** Sent in so many pieces, some time apart. */
  pieces?: number;
}

export type Random = () => number;

/** One of them. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** A whole number from 0 to below. */
export function upTo(random: Random, below: number): number {
  return Math.floor(random() * below);
}

/** Bytes of any kind. */
export function noise(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => upTo(random, 256)));
}
