import type { Language } from '@agency/domain/languages';
import type { PageBlock } from '../../content/page-blocks/list-blocks';

export function listDrafts(
  order: readonly string[],
  blocks: readonly PageBlock[],
  locale: Language,
): PageBlock[] {
  return order
    .flatMap((documentId) => blocks.find((block) => block.documentId === documentId) ?? [])
    .filter(({ cells }) => ['draft', 'changed'].includes(cells[locale].state));
}
