import type { Core, UID } from '@strapi/strapi';
import { isLanguage, languages, type Language } from '@agency/domain/languages';
import { boardTypes } from '../versions/editorial-types';
import { VERSIONS } from '../versions/version-table';
import { readMainField } from '../labels/main-field';
import { findUndone } from './undone-changes';

/** State of a document in a language: `changed` is published with a newer draft. */
export type LanguageState = 'missing' | 'draft' | 'published' | 'changed';

export interface BoardCell {
  state: LanguageState;
  isOutdated: boolean;
}

export interface BoardRow {
  model: string;
  documentId: string;
  title: string;
  source: Language;
  cells: Record<Language, BoardCell>;
}

export interface StoredRow {
  documentId: string;
  locale: string;
  title: string | null;
  createdAt: string | number | Date;
  updatedAt: string | number | Date;
  publishedAt: unknown;
}

/** Times of the last text changes, by `documentId locale`. */
export type LastTexts = ReadonlyMap<string, number>;

export async function listBoard(strapi: Core.Strapi): Promise<BoardRow[]> {
  const texts = await readLastTexts(strapi);
  const lists = await Promise.all(
    boardTypes.map(async (model) => {
      const rows = await readRows(strapi, model);
      return leaveUndone(strapi, { rows, texts }, buildBoard(model, rows, texts));
    }),
  );
  return lists.flat();
}

export function buildBoard(
  model: string,
  rows: readonly StoredRow[],
  texts: LastTexts,
): BoardRow[] {
  const ids = [...new Set(rows.map(({ documentId }) => documentId))];
  return ids
    .map((documentId) => {
      const own = rows.filter((row) => row.documentId === documentId);
      const drafts = own.filter(({ publishedAt }) => !publishedAt);
      const source = findSource(drafts);
      const title = drafts.find(({ locale }) => locale === source)?.title;
      const cells = Object.fromEntries(
        languages.map((language) => [language, buildCell(own, { language, source, texts })]),
      ) as Record<Language, BoardCell>;
      return { model, documentId, title: title || documentId, source, cells };
    })
    .sort((one, other) => one.title.localeCompare(other.title));
}

/**
 * Returns the board without translations that only look outdated by date, because the change of
 * the source was undone.
 */
async function leaveUndone(
  strapi: Core.Strapi,
  { rows, texts }: { rows: readonly StoredRow[]; texts: LastTexts },
  board: readonly BoardRow[],
): Promise<BoardRow[]> {
  const drafts = new Map(
    rows.filter((row) => !row.publishedAt).map((row) => [`${row.documentId} ${row.locale}`, row]),
  );
  const late = board.flatMap(({ model, documentId, source, cells }) =>
    languages.flatMap((language) => {
      const draft = drafts.get(`${documentId} ${language}`);
      if (!draft || !cells[language].isOutdated) return [];
      const written = findWritten(draft, texts);
      return [{ model, documentId, source, written, cell: cells[language] }];
    }),
  );
  const undone = new Set([...(await findUndone(strapi, late))].map(({ cell }) => cell));
  return board.map((row) => {
    const cells = languages.map((language) => {
      const cell = row.cells[language];
      return [language, undone.has(cell) ? { ...cell, isOutdated: false } : cell] as const;
    });
    return { ...row, cells: Object.fromEntries(cells) as BoardRow['cells'] };
  });
}

/** Returns when a draft's texts were last written or confirmed, in milliseconds since 1970. */
export function findWritten(
  { documentId, locale, createdAt }: Pick<StoredRow, 'documentId' | 'locale' | 'createdAt'>,
  texts: LastTexts,
): number {
  return texts.get(`${documentId} ${locale}`) ?? toTime(createdAt);
}

/**
 * Returns the language in which a document was first written; the first of the site among
 * several created together.
 */
export function findSource(drafts: readonly Pick<StoredRow, 'locale' | 'createdAt'>[]): Language {
  const ordered = [...drafts]
    .filter((draft): draft is typeof draft & { locale: Language } => isLanguage(draft.locale))
    .sort(
      (one, other) =>
        toMinute(one.createdAt) - toMinute(other.createdAt) ||
        languages.indexOf(one.locale) - languages.indexOf(other.locale),
    );
  return ordered[0]?.locale ?? languages[0];
}

/** A seed or copy creates all languages within a minute. */
const toMinute = (moment: string | number | Date): number =>
  Math.floor(new Date(moment).getTime() / 60_000);

function buildCell(
  rows: readonly StoredRow[],
  { language, source, texts }: { language: Language; source: Language; texts: LastTexts },
): BoardCell {
  const own = rows.filter(({ locale }) => locale === language);
  const draft = own.find(({ publishedAt }) => !publishedAt);
  const published = own.find(({ publishedAt }) => publishedAt);
  if (!draft) return { state: 'missing', isOutdated: false };
  const changed = texts.get(`${draft.documentId} ${source}`) ?? 0;
  return {
    state: findState(draft, published),
    isOutdated: language !== source && changed > findWritten(draft, texts),
  };
}

function findState(draft: StoredRow, published: StoredRow | undefined): LanguageState {
  if (!published) return 'draft';
  return toTime(draft.updatedAt) > toTime(published.updatedAt) ? 'changed' : 'published';
}

const toTime = (moment: string | number | Date): number => new Date(moment).getTime();

async function readRows(strapi: Core.Strapi, model: UID.ContentType): Promise<StoredRow[]> {
  const main = readMainField(strapi, model);
  const rows = (await strapi.db.query(model).findMany({
    select: ['documentId', 'locale', 'key', 'createdAt', 'updatedAt', 'publishedAt', main],
    orderBy: { id: 'asc' },
  })) as (Omit<StoredRow, 'title'> & Record<string, string | null>)[];
  return rows.map((row) => ({ ...row, title: row[main] || row.key || null }));
}

/**
 * Returns when texts were last saved or confirmed; without entries for documents unchanged since
 * the seed.
 */
export async function readLastTexts(strapi: Core.Strapi, documentId?: string): Promise<LastTexts> {
  const rows = strapi.db
    .connection(VERSIONS)
    .where((either) => void either.where({ changes_text: true }).orWhere({ kind: 'checked' }))
    .groupBy('document_id', 'locale')
    .select('document_id', 'locale')
    .max({ last: 'saved_at' });
  if (documentId) void rows.where({ document_id: documentId });
  const found = (await rows) as { document_id: string; locale: string; last: number }[];
  return new Map(found.map(({ document_id, locale, last }) => [`${document_id} ${locale}`, last]));
}
