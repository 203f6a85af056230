import type { Core, UID } from '@strapi/strapi';
import { languages, type Language } from '@agency/domain/languages';
import { buildBoard, type BoardCell, type StoredRow } from '../languages/list-board';

const moduleUid = 'api::module.module';

export interface PageBlock {
  /** Id of its draft in this language, as used by relations. */
  id: number;
  documentId: string;
  key: string;
  /** When its draft in this language was last saved. */
  updatedAt: string;
  title: string;
  /** English name of its component; null without one. */
  kind: string | null;
  position: 'top' | 'main' | 'side' | 'bottom';
  span: string;
  columns: { phone: number; tablet: number; desktop: number };
  isShown: boolean;
  sort: number;
  /** Number of pages that have it in this language. */
  pages: number;
  cells: Record<Language, BoardCell>;
}

export interface PageBlocks {
  /** Document ids of the page's blocks, in saved order. */
  saved: string[];
  blocks: PageBlock[];
  /** By block, the other languages of the page that have the block, but not on the page. */
  lacking: Record<string, Language[]>;
}

interface Row extends StoredRow {
  id: number;
  key: string;
  position: PageBlock['position'] | null;
  span: string | null;
  columnsSm: number | null;
  columnsMd: number | null;
  columnsLg: number | null;
  active: boolean | null;
  sort: number | null;
  blocks: { __component: string }[];
  pages: { documentId: string }[];
}

export async function listBlocks(
  strapi: Core.Strapi,
  documentId: string,
  locale: string,
): Promise<PageBlocks> {
  const drafts = await readDrafts(strapi, documentId);
  const blocks = await readBlocks(strapi, locale);
  const lacking = blocks.map((block) => {
    const found = listLacking(drafts, block).filter((language) => language !== locale);
    return [block.documentId, found] as const;
  });
  return { saved: drafts.get(locale) ?? [], blocks, lacking: Object.fromEntries(lacking) };
}

export async function readDrafts(
  strapi: Core.Strapi,
  documentId: string,
): Promise<ReadonlyMap<string, string[]>> {
  const rows = (await strapi.db.query('api::page.page').findMany({
    where: { documentId, publishedAt: null },
    populate: { modules: { select: ['documentId'] } },
  })) as { locale: string; modules: { documentId: string }[] }[];
  return new Map(
    rows.map(({ locale, modules }) => [locale, modules.map((block) => block.documentId)]),
  );
}

export function listLacking(
  drafts: ReadonlyMap<string, readonly string[]>,
  { documentId, cells }: PageBlock,
): Language[] {
  return languages.filter(
    (language) =>
      cells[language].state !== 'missing' && drafts.get(language)?.includes(documentId) === false,
  );
}

export async function readBlocks(strapi: Core.Strapi, locale: string): Promise<PageBlock[]> {
  const rows = (await strapi.db.query(moduleUid).findMany({
    populate: { blocks: { select: ['id'] }, pages: { select: ['documentId'] } },
    orderBy: { id: 'asc' },
  })) as Row[];
  const cells = new Map(
    buildBoard(moduleUid, rows, new Map()).map((row) => [row.documentId, row.cells]),
  );
  return rows
    .filter((row) => row.locale === locale && !row.publishedAt)
    .flatMap((row) => describeBlock(strapi, row, cells.get(row.documentId)) ?? []);
}

function describeBlock(
  strapi: Core.Strapi,
  row: Row,
  cells: PageBlock['cells'] | undefined,
): PageBlock | null {
  if (!cells) return null;
  const component = row.blocks[0]?.__component as UID.Component | undefined;
  return {
    id: row.id,
    documentId: row.documentId,
    key: row.key,
    updatedAt: new Date(row.updatedAt).toISOString(),
    title: row.title || row.key,
    kind: component ? (strapi.components[component]?.info.displayName ?? null) : null,
    position: row.position ?? 'main',
    span: row.span ?? 'content',
    columns: {
      phone: row.columnsSm ?? 12,
      tablet: row.columnsMd ?? 12,
      desktop: row.columnsLg ?? 12,
    },
    isShown: row.active !== false,
    sort: row.sort ?? 0,
    pages: new Set(row.pages.map((page) => page.documentId)).size,
    cells,
  };
}
