import { z } from 'zod';
import { languages } from '../access/ensure-locales';
import { SnapshotError } from './snapshot-error';
import type { SnapshotSource } from './snapshot-source';

const manifestSchema = z.object({
  format: z.literal(1),
  languages: z.array(z.enum(languages)).min(1),
});

const FILES = ['properties', 'projects', 'types', 'tree', 'citys'] as const;

/** The records of one language as they stand in its files, nothing about them believed yet. */
export type LanguageRecords = Record<(typeof FILES)[number], unknown[]>;

export interface Snapshot {
  /** In the manifest's order, without repetition; the first one's facts count. */
  languages: string[];
  records: Record<string, LanguageRecords>;
}

/** The whole snapshot, or a SnapshotError that names the file which cannot be read (DATA-3). */
export async function readSnapshot(source: SnapshotSource): Promise<Snapshot> {
  const manifest = manifestSchema.safeParse(await readJson(source, 'manifest.json'));
  if (!manifest.success) {
    const [issue] = manifest.error.issues;
    const field = issue?.path.join('.') || 'manifest';
    throw new SnapshotError(`manifest.json: ${field}: ${issue?.message ?? 'is not valid'}`);
  }
  const given = [...new Set(manifest.data.languages)];
  const records: Snapshot['records'] = {};
  for (const language of given) records[language] = await readLanguage(source, language);
  return { languages: given, records };
}

async function readLanguage(source: SnapshotSource, language: string): Promise<LanguageRecords> {
  const records: Partial<LanguageRecords> = {};
  for (const name of FILES) {
    const file = `${language}/${name}.json`;
    const value = await readJson(source, file);
    if (!Array.isArray(value)) throw new SnapshotError(`${file} is not a list of records`);
    records[name] = value;
  }
  return records as LanguageRecords;
}

async function readJson(source: SnapshotSource, file: string): Promise<unknown> {
  const bytes = await source(file);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SnapshotError(`${file} is not JSON: ${reason.slice(0, 200)}`);
  }
}
