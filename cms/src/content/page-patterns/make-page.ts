import type { Core, UID } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import type { Knex } from 'knex';
import type { Language } from '@agency/domain/languages';
import { toSlug } from '../../platform/rules/slug';
import { listEnabledLanguages } from '../languages/enabled-languages';
import { reservedPaths, standardPages, standardPath } from '../rules/standard-pages';
import { findFreeKey, numberName } from '../validation/name-copy';
import { findDraft, loadPages, ownPath, type PageRow } from '../validation/page-rows';
import { findEditor } from '../versions/record-versions';
import { makeOnce } from './made-table';
import type { PatternName } from './pattern-names';
import { listBlocks, patterns, textOf, type PatternBlock } from './patterns';
import { refuse } from '../../platform/validation/refusal';

/** What somebody asks for in the dialog. */
export interface PageRequest {
  /** Of the dialog: the same one makes one page. */
  token: string;
  pattern: PatternName;
  /** The document id of the page above it; null for the first level. */
  parent: string | null;
  titles: Partial<Record<Language, string>>;
}

const pageUid = 'api::page.page';
const moduleUid = 'api::module.module';
const longestTitle = 120;
const longestKey = 70;
const longestPath = 100;

/** The values of a document by language, the first of the site first. */
type Localized = readonly (readonly [Language, Record<string, unknown>])[];

/**
 * Makes a page and its blocks as drafts in every language of the site settings, all or nothing, and
 * returns the page's document id. Throws a ValidationError for a title that is
 * missing or too long and for a parent that is no page, and what the checks of pages refuse.
 */
export async function makePage(strapi: Core.Strapi, asked: PageRequest): Promise<string> {
  const languages = await listEnabledLanguages(strapi);
  const titles = languages.map((language) => [language, readTitle(asked, language)] as const);
  return strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) =>
    makeOnce(trx, asked.token, () => make(strapi, asked, titles)),
  );
}

async function make(
  strapi: Core.Strapi,
  { pattern, parent }: PageRequest,
  titles: readonly (readonly [Language, string])[],
): Promise<string> {
  const rows = await loadPages(strapi);
  if (parent !== null && !rows.some(({ documentId }) => documentId === parent)) {
    throw refuse('pattern.parent');
  }
  const [, firstTitle = ''] = titles[0] ?? [];
  const key = await chooseKey(strapi, rows, pattern, firstTitle);
  const modules: string[] = [];
  for (const block of listBlocks(pattern, key)) {
    modules.push(await makeBlock(strapi, { pattern, block, key, languages: titles.map(first) }));
  }
  const values = titles.map(([language, title]) => {
    const above = findDraft(rows, parent, language)?.documentId ?? null;
    const path = choosePath(rows, { key, title, language, above });
    return [language, { key, title, path, parent: above, breadcrumb: true, modules }] as const;
  });
  return write(strapi, pageUid, values);
}

const first = ([language]: readonly [Language, string]): Language => language;

function readTitle({ titles }: PageRequest, language: Language): string {
  const title = titles[language]?.trim() ?? '';
  if (title !== '' && title.length <= longestTitle) return title;
  throw refuse('pattern.title', { most: longestTitle });
}

/** The key by which the site knows such a page while it has none, else one made from the title. */
async function chooseKey(
  strapi: Core.Strapi,
  rows: readonly PageRow[],
  pattern: PatternName,
  title: string,
): Promise<string> {
  const { key } = patterns[pattern];
  const isFree = key !== null && !rows.some((row) => row.key.toLowerCase() === key);
  if (isFree) return key;
  const wanted = toSlug(title).slice(0, longestKey).replace(/-+$/, '') || pattern;
  // A key that the site knows would make it another page.
  const name = standardPath(wanted, 'nl') === undefined ? wanted : `${wanted}-2`;
  return findFreeKey(strapi, pageUid as UID.ContentType, name);
}

/** The last part of the address, from the title; empty where the key has a standard one. */
function choosePath(
  rows: readonly PageRow[],
  {
    key,
    title,
    language,
    above,
  }: { key: string; title: string; language: Language; above: string | null },
): string | null {
  const wanted = toSlug(title).slice(0, longestPath).replace(/-+$/, '');
  if (standardPath(key, language) !== undefined || wanted === '') return null;
  const beside = rows.filter((row) => row.locale === language && row.parent === above);
  const ofSite = Object.values(standardPages).map((paths) => paths[language] ?? '');
  const taken = above === null ? [...ofSite, ...reservedPaths] : [];
  return numberName(wanted, [...beside.map(ownPath), ...taken]);
}

/** A block in every language; returns its document id. */
async function makeBlock(
  strapi: Core.Strapi,
  {
    pattern,
    block: { name, shared, build },
    key,
    languages,
  }: { pattern: PatternName; block: PatternBlock; key: string; languages: readonly Language[] },
): Promise<string> {
  const own = await findFreeKey(strapi, moduleUid as UID.ContentType, `${key}-${name}`);
  const values = languages.map((language) => {
    const text = textOf(pattern, name, language);
    const data = { ...shared, key: own, title: text.title ?? null, blocks: [build(text)] };
    return [language, data] as const;
  });
  return write(strapi, moduleUid, values);
}

/** Writes a new document in each of these languages, as a draft of whoever asks. */
async function write(strapi: Core.Strapi, uid: string, values: Localized): Promise<string> {
  const documents = documentsOf(strapi, uid);
  const editor = findEditor(strapi);
  const by = editor === null ? {} : { createdBy: editor, updatedBy: editor };
  let documentId = '';
  for (const [locale, fields] of values) {
    const data = { ...fields, ...by };
    if (documentId) await documents.update({ documentId, locale, data });
    else ({ documentId } = await documents.create({ locale, data }));
  }
  return documentId;
}
