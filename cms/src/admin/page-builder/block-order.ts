import type { PageBlock } from '../../content/page-blocks/list-blocks';

/** A pending change of a relation in Strapi's form. */
export interface RelationChange {
  connect?: Connected[];
  disconnect?: { id: number; apiData?: { documentId?: string } }[];
}

interface Connected {
  id: number;
  documentId?: string;
  apiData?: {
    documentId?: string;
    position?: { before?: string; start?: boolean; end?: boolean };
  };
}

export const places = ['top', 'main', 'side', 'bottom'] as const;

/** Returns the blocks of a page in the order after saving, by document id. */
export function readOrder(
  saved: readonly string[],
  change: RelationChange | undefined,
  blocks: readonly Pick<PageBlock, 'id' | 'documentId'>[],
): string[] {
  const nameOf = (entry: Connected): string | undefined =>
    entry.apiData?.documentId ??
    entry.documentId ??
    blocks.find(({ id }) => id === entry.id)?.documentId;
  const removed = (change?.disconnect ?? []).map(nameOf);
  const connected = change?.connect ?? [];
  const moved = connected.map(nameOf);
  const order = saved.filter((block) => !removed.includes(block) && !moved.includes(block));
  for (const entry of connected) {
    const block = nameOf(entry);
    if (block === undefined) continue;
    const { before, start } = entry.apiData?.position ?? {};
    const at = start ? 0 : before === undefined ? -1 : order.indexOf(before);
    order.splice(at < 0 ? order.length : at, 0, block);
  }
  return order;
}

/**
 * Returns the form value for blocks in this order: each is appended in turn, and `removed` are
 * taken off.
 */
export function writeOrder(
  order: readonly string[],
  {
    blocks,
    locale,
    change,
    removed = [],
  }: {
    blocks: readonly PageBlock[];
    locale: string;
    change: RelationChange | undefined;
    removed?: readonly string[];
  },
): RelationChange {
  const connect = order.flatMap((documentId, index) => {
    const block = blocks.find((one) => one.documentId === documentId);
    if (!block) return [];
    const { id, title } = block;
    return [
      {
        id,
        documentId,
        locale,
        title,
        label: title,
        // The form sorts by this key, and inserts keys in between after dragging.
        __temp_key__: `b${String(index).padStart(2, '0')}`,
        apiData: { id, documentId, locale, isTemporary: true, position: { end: true } },
      },
    ];
  });
  const earlier = (change?.disconnect ?? []).filter(
    ({ apiData }) => !order.includes(apiData?.documentId ?? ''),
  );
  const disconnect = removed.flatMap((documentId) => {
    const id = blocks.find((one) => one.documentId === documentId)?.id;
    return id === undefined ? [] : [{ id, apiData: { id, documentId, locale } }];
  });
  return { connect, disconnect: [...earlier, ...disconnect] };
}

/** Tells whether the page's order precedes the order numbers of blocks. */
interface Ordering {
  blocks: readonly PageBlock[];
  isOwn: boolean;
}

/**
 * Returns the blocks of a position as the site shows them: in the page's order if it has its
 * own, otherwise by order number, then by the page's order.
 */
export function listPlace(
  order: readonly string[],
  { blocks, isOwn }: Ordering,
  place: PageBlock['position'],
): PageBlock[] {
  return listDrawn(order, { blocks, isOwn }).filter(({ position }) => position === place);
}

function listDrawn(order: readonly string[], { blocks, isOwn }: Ordering): PageBlock[] {
  const known = order.flatMap(
    (documentId) => blocks.find((block) => block.documentId === documentId) ?? [],
  );
  return isOwn ? known : known.sort((one, other) => one.sort - other.sort);
}

interface Move {
  order: string[];
  isOwn: boolean;
}

/**
 * Moves a block up (-1) or down (1) in its position; null at the end. Moving past a block with
 * another order number gives the page its own order, as shown; other pages are not affected.
 */
export function moveBlock(
  order: readonly string[],
  ordering: Ordering,
  { block, step }: { block: PageBlock; step: -1 | 1 },
): Move | null {
  const place = listPlace(order, ordering, block.position);
  const index = place.findIndex(({ documentId }) => documentId === block.documentId);
  const other = place[index + step];
  if (!other) return null;
  const isOwn = ordering.isOwn || other.sort !== block.sort;
  const drawn = isOwn ? listDrawn(order, ordering).map(({ documentId }) => documentId) : order;
  const next = drawn.filter((documentId) => documentId !== block.documentId);
  next.splice(next.indexOf(other.documentId) + (step > 0 ? 1 : 0), 0, block.documentId);
  return { order: next, isOwn };
}
