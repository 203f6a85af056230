import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../../platform/rules/is-record';
import { languages, type Language } from '@agency/domain/languages';
import { PlainError } from '../../platform/process/plain-error';

/** One record of a seed file, in one language. */
export type SeedRecord = Record<string, unknown>;

export interface SeedDocument {
  key: string;
  texts: Map<Language, SeedRecord>;
}

/** Seeded types, in dependency order; `later` lists fields that refer to types further down. */
export const seededTypes = [
  {
    uid: 'api::article-category.article-category',
    file: 'article-categories',
    later: ['modules'],
  },
  { uid: 'api::article-subcategory.article-subcategory', file: 'article-subcategories' },
  { uid: 'api::module.module', file: 'modules' },
  { uid: 'api::page.page', file: 'pages' },
  { uid: 'api::article.article', file: 'articles' },
  { uid: 'api::testimonial.testimonial', file: 'testimonials' },
  { uid: 'api::landing-text.landing-text', file: 'landing-texts' },
  { uid: 'api::office.office', file: 'offices' },
  { uid: 'api::agent.agent', file: 'agents' },
  { uid: 'api::reply-template.reply-template', file: 'reply-templates' },
  { uid: 'api::header.header', file: 'header', single: true },
  { uid: 'api::footer.footer', file: 'footer', single: true },
  { uid: 'api::site.site', file: 'site', single: true },
  { uid: 'api::cookie-consent.cookie-consent', file: 'cookie-consent', single: true },
] as const;

export type SeededType = (typeof seededTypes)[number];

/**
 * Reads the documents of a type from `folder`/{language}/{file}.json, in the order of the first
 * language. A missing file is empty. Throws a {@link SeedError} that names the file and field.
 */
export async function readContent(folder: string, type: SeededType): Promise<SeedDocument[]> {
  const documents = new Map<string, SeedDocument>();
  for (const language of languages) {
    const file = path.join(folder, language, `${type.file}.json`);
    const seen = new Set<string>();
    for (const [index, record] of (await readRecords(file)).entries()) {
      const key = 'single' in type ? type.file : readKey(file, record, index);
      if (seen.has(key)) throw new SeedError(file, `${key}.key`, 'stands here twice');
      seen.add(key);
      const document = documents.get(key) ?? { key, texts: new Map<Language, SeedRecord>() };
      document.texts.set(language, record);
      documents.set(key, document);
    }
  }
  return [...documents.values()];
}

async function readRecords(file: string): Promise<SeedRecord[]> {
  if (!existsSync(file)) return [];
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new SeedError(file, 'file', `is not JSON (${(error as Error).message})`);
  }
  const records: unknown[] = Array.isArray(content) ? content : [content];
  return records.map((record, index) => {
    if (isRecord(record)) return record;
    throw new SeedError(file, `[${index}]`, 'is not a record');
  });
}

function readKey(file: string, record: SeedRecord, index: number): string {
  if (typeof record.key === 'string' && record.key !== '') return record.key;
  throw new SeedError(file, `[${index}].key`, 'is missing');
}

/** An error in the seed; the message names the file, record and field. */
export class SeedError extends PlainError {
  override name = 'SeedError';

  constructor(
    readonly file: string,
    readonly field: string,
    problem: string,
  ) {
    super(`${file}: ${field}: ${problem}`);
  }
}
