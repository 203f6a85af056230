import type { PageBlock } from '../../content/page-blocks/list-blocks';

/** A change of a relation as Strapi's form holds it until it is saved. */
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

/** The blocks of a page in the order it gets when its form is saved, by document id. */
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

/** What the form holds for blocks in this order: each is put at the end, one after the other. */
export function writeOrder(
  order: readonly string[],
  {
    blocks,
    locale,
    change,
  }: { blocks: readonly PageBlock[]; locale: string; change: RelationChange | undefined },
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
        // The form sorts by it, and makes keys between them when something is dragged.
        __temp_key__: `b${String(index).padStart(2, '0')}`,
        apiData: { id, documentId, locale, isTemporary: true, position: { end: true } },
      },
    ];
  });
  return { connect, disconnect: change?.disconnect ?? [] };
}

/** Whether a page's order counts, or the order numbers of its blocks before it. */
interface Ordering {
  blocks: readonly PageBlock[];
  isOwn: boolean;
}

/**
 * The blocks of a place as the site draws them: in the order of the page where it is its own, else
 * by their order numbers, equal ones as the page says.
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

/** The order of a page after a move, and whether it counts before the numbers of the blocks. */
interface Move {
  order: string[];
  isOwn: boolean;
}

/**
 * A block one step up (-1) or down (1) in its place; null at the end of it. Past a block with another
 * order number the order becomes the page's own, as it is drawn: the block stays where it is on other
 * pages.
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
