/** The type of land. */
export const LAND = '4';

/**
 * Parses the type ids of a listing, in order, without duplicates. The snapshot writes a
 * comma-separated text (`'5, 7'`), a single id or a number.
 */
export function parseWebIds(value: unknown): string[] {
  const ids = toTexts(value)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '' && text !== '-' && text !== '0');
  return [...new Set(ids)];
}

export interface TypeNode {
  webId: string;
  parentId: string | null;
}

/**
 * Lists for each type its own id and those of all types above it. A cycle ends at the first
 * repeated id.
 */
export function listTypeLineages(types: readonly TypeNode[]): Map<string, string[]> {
  const parents = new Map(types.map((type) => [type.webId, type.parentId]));
  return new Map(
    types.map(({ webId }) => {
      const lineage = new Set<string>();
      for (let id: string | null = webId; id !== null && !lineage.has(id);) {
        lineage.add(id);
        id = parents.get(id) ?? null;
      }
      return [webId, [...lineage]];
    }),
  );
}

function toTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' && Number.isFinite(value)) return [String(value)];
  return Array.isArray(value) ? value.flatMap(toTexts) : [];
}
