export interface Attack {
  kind: string;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The declared length; `true` for the real one, `null` for none. */
  length: number | string | true | null;
  /** Sent in this many parts with pauses. */
  pieces?: number;
}

export type Random = () => number;

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** Returns an integer from 0 to below `below`. */
export function upTo(random: Random, below: number): number {
  return Math.floor(random() * below);
}

export function noise(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => upTo(random, 256)));
}
