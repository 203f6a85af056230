import path from 'node:path';
import { documentsOf } from '../../platform/database/documents';
import type { Core, UID } from '@strapi/strapi';
import { languages, type Language } from '@agency/domain/languages';
import { LAW_RATES, rateKey } from '../../platform/rules/law-rates';
import type { Rate } from '@agency/domain/rates';
import {
  readContent,
  seededTypes,
  type SeedDocument,
  type SeededType,
  type SeedRecord,
  SeedError,
} from './read-content';
import { translateRecord, type SeedNames } from './translate-record';

export async function isContentEmpty(strapi: Core.Strapi): Promise<boolean> {
  const counts = await Promise.all(
    seededTypes.map(({ uid }) => strapi.db.query(uid as UID.ContentType).count()),
  );
  return counts.every((count) => count === 0);
}

/**
 * Writes and publishes the editorial content of `folder` in every language, all or nothing.
 * Throws a {@link SeedError} for an error in the seed. Returns the number of documents.
 */
export async function seedContent(
  strapi: Core.Strapi,
  folder: string,
  pictures: Map<string, number>,
): Promise<number> {
  const contents: { type: SeededType; documents: SeedDocument[] }[] = [];
  for (const type of seededTypes) {
    const documents = sortParentsFirst(await readContent(folder, type));
    contents.push({ type, documents: type.file === 'site' ? documents.map(addLaw) : documents });
  }
  const written = new Map<string, string>();
  const names: SeedNames = {
    findDocument: (uid, key) => written.get(`${uid}#${key}`),
    findPicture: (file) => pictures.get(file),
    findComponent: (uid) => strapi.components[uid as UID.Component],
  };
  await strapi.db.transaction(async () => {
    for (const { type, documents } of contents) {
      for (const document of documents) {
        const documentId = await writeDocument(strapi, folder, type, document, names);
        written.set(`${type.uid}#${document.key}`, documentId);
      }
    }
    for (const { type, documents } of contents) {
      for (const document of documents) await writeLater(strapi, folder, type, document, names);
    }
    // Last, so that link targets exist.
    for (const { type, documents } of contents) {
      for (const { key } of documents) await publish(strapi, folder, type, key, names);
    }
  });
  return written.size;
}

/** Moves pages behind their parents; unknown parents are reported later. */
function sortParentsFirst(documents: SeedDocument[]): SeedDocument[] {
  const byKey = new Map(documents.map((document) => [document.key, document]));
  const sorted = new Set<SeedDocument>();
  const add = (document: SeedDocument, above: SeedDocument[]): void => {
    const parent = byKey.get(String(readFirst(document).parent));
    if (parent && !above.includes(parent)) add(parent, [...above, document]);
    sorted.add(document);
  };
  for (const document of documents) add(document, [document]);
  return [...sorted];
}

/**
 * Adds statutory rates to the site settings, so that editors see them. A row without a source
 * has that of the law, in the visitor's language.
 */
function addLaw(document: SeedDocument): SeedDocument {
  const texts = new Map<Language, SeedRecord>();
  for (const [language, record] of document.texts) {
    const own = (record.rates ?? []) as Rate[];
    const keys = new Set(own.map(rateKey));
    const law = LAW_RATES.filter((rate) => !keys.has(rateKey(rate)));
    const rates = [...law.map((rate) => ({ ...rate, source: null })), ...own];
    texts.set(language, { ...record, rates });
  }
  return { ...document, texts };
}

function readFirst(document: SeedDocument): SeedRecord {
  return [...document.texts.values()][0] ?? {};
}

async function writeDocument(
  strapi: Core.Strapi,
  folder: string,
  type: SeededType,
  { key, texts }: SeedDocument,
  names: SeedNames,
): Promise<string> {
  const model = strapi.contentType(type.uid);
  const documents = documentsOf(strapi, type.uid);
  let documentId: string | undefined;
  for (const language of languages) {
    const record = texts.get(language);
    const place = { file: path.join(folder, language, `${type.file}.json`), path: key };
    if (!record) throw new SeedError(place.file, key, 'is not written in this language');
    const data = translateRecord(model, withoutFields(record, laterOf(type)), names, place);
    documentId = await guard(place, async () => {
      if (!documentId) return (await documents.create({ locale: language, data })).documentId;
      await documents.update({ documentId, locale: language, data });
      return documentId;
    });
  }
  if (!documentId) throw new SeedError(folder, key, 'has no language');
  return documentId;
}

async function writeLater(
  strapi: Core.Strapi,
  folder: string,
  type: SeededType,
  { key, texts }: SeedDocument,
  names: SeedNames,
): Promise<void> {
  const later = laterOf(type);
  const documentId = names.findDocument(type.uid, key);
  if (later.length === 0 || documentId === undefined) return;
  const model = strapi.contentType(type.uid);
  const documents = documentsOf(strapi, type.uid);
  for (const [locale, record] of texts) {
    const others = Object.keys(record).filter((name) => !later.includes(name));
    const place = { file: path.join(folder, locale, `${type.file}.json`), path: key };
    const data = translateRecord(model, withoutFields(record, others), names, place);
    if (Object.keys(data).length === 0) continue;
    await guard(place, () => documents.update({ documentId, locale, data }));
  }
}

function laterOf(type: SeededType): readonly string[] {
  return 'later' in type ? type.later : [];
}

function withoutFields(record: SeedRecord, fields: readonly string[]): SeedRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)));
}

/** Publishes all languages at once; after an error one by one, to find the language. */
async function publish(
  strapi: Core.Strapi,
  folder: string,
  type: SeededType,
  key: string,
  names: SeedNames,
): Promise<void> {
  const documentId = names.findDocument(type.uid, key);
  if (!documentId || !strapi.contentType(type.uid).options?.draftAndPublish) return;
  const documents = documentsOf(strapi, type.uid);
  try {
    await documents.publish({ documentId, locale: '*' });
  } catch (error) {
    for (const locale of languages) {
      const place = { file: path.join(folder, locale, `${type.file}.json`), path: key };
      await guard(place, () => documents.publish({ documentId, locale }));
    }
    throw error;
  }
}

/** Adds the file and field to Strapi's validation errors. */
async function guard<Result>(
  place: { file: string; path: string },
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const details = (error as { details?: { errors?: { path: unknown[]; message: string }[] } })
      .details;
    const first = details?.errors?.[0];
    if (!first) throw error;
    throw new SeedError(place.file, [place.path, ...first.path].join('.'), first.message);
  }
}
