/**
 * Categories of nearby places in display order, with the default distance of a search in metres.
 */
export const nearMetres = { stop: 400, station: 800, school: 800, shop: 500, park: 500 } as const;

export type NearKind = keyof typeof nearMetres;

export const nearKinds = Object.keys(nearMetres) as NearKind[];

/**
 * In metres, as a straight line: the minimum distance of a search. Places beyond the maximum are
 * not stored.
 */
export const leastNear = 50;
export const mostNear = 1500;

/** A filter for something nearby: a category and the maximum distance. */
export interface Near {
  readonly kind: NearKind;
  readonly metres: number;
}

/** Parses `station:800`, or `station` alone; null if invalid. */
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

/** Keeps one filter per category, the closest, in the order of the categories. */
export function mergeNear(wishes: readonly Near[]): Near[] {
  return nearKinds.flatMap((kind) => {
    const metres = wishes.filter((one) => one.kind === kind).map((one) => one.metres);
    return metres.length === 0 ? [] : [{ kind, metres: Math.min(...metres) }];
  });
}
