/**
 * What a home can be near (FIND-6, DETAIL-10), in the order in which it is shown, with the metres that a
 * search takes where none are said.
 */
export const nearMetres = { stop: 400, station: 800, school: 800, shop: 500, park: 500 } as const;

export type NearKind = keyof typeof nearMetres;

export const nearKinds = Object.keys(nearMetres) as NearKind[];

/** As the crow flies: places further away are not kept, and nobody asks for less than the least. */
export const leastNear = 50;
export const mostNear = 1500;

/** A wish to have something near: a kind, and how far away it may be. */
export interface Near {
  readonly kind: NearKind;
  readonly metres: number;
}

/** `station:800`, also `station` alone; null for anything else. */
export function parseNear(text: string): Near | null {
  const [, word = '', digits] = /^([a-z]+)(?::(\d{1,4}))?$/.exec(text) ?? [];
  const kind = nearKinds.find((one) => one === word);
  if (!kind) return null;
  const metres = digits === undefined ? nearMetres[kind] : Number(digits);
  return metres >= leastNear && metres <= mostNear ? { kind, metres } : null;
}

export function writeNear({ kind, metres }: Near): string {
  return `${kind}:${metres}`;
}

/** One wish for each kind, the nearest, in the order of the kinds. */
export function mergeNear(wishes: readonly Near[]): Near[] {
  return nearKinds.flatMap((kind) => {
    const metres = wishes.filter((one) => one.kind === kind).map((one) => one.metres);
    return metres.length === 0 ? [] : [{ kind, metres: Math.min(...metres) }];
  });
}
