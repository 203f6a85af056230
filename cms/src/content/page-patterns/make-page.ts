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

export interface PageRequest {
  /** Identifies the dialog: repeated requests make one page. */
  token: string;
  pattern: PatternName;
  /** Document id of the parent; null at the first level. */
  parent: string | null;
  titles: Partial<Record<Language, string>>;
}

const pageUid = 'api::page.page';
const moduleUid = 'api::module.module';
const longestTitle = 120;
const longestKey = 70;
const longestPath = 100;

/** Values of a document by language; the site's first language comes first. */
type Localized = readonly (readonly [Language, Record<string, unknown>])[];

/**
 * Creates a page and its blocks as drafts in all languages of the site, all or nothing. Returns
 * the page's document id. Throws a ValidationError for a missing or long title, an invalid
 * parent, and what the page checks refuse.
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

/** Returns the standard key for such a page if it is free, otherwise one made from the title. */
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
  // A standard key would make it another page.
  const name = standardPath(wanted, 'nl') === undefined ? wanted : `${wanted}-2`;
  return findFreeKey(strapi, pageUid as UID.ContentType, name);
}

/** Returns the last part of the address from the title; empty for a key with a standard address. */
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

/** Creates a document in these languages, as the current user's draft. */
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
