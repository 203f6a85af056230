import { z } from 'zod';
import { languages } from '@agency/domain/languages';
import { SnapshotError } from './snapshot-error';
import type { SnapshotSource } from './snapshot-source';

const manifestSchema = z.object({
  format: z.literal(1),
  languages: z.array(z.enum(languages)).min(1),
});

const FILES = ['properties', 'projects', 'types', 'tree', 'citys'] as const;

/** The records of one language by file, not validated yet. */
export type LanguageRecords = Record<(typeof FILES)[number], unknown[]>;

/** Optional files: the owner portal's records and the team. */
export const PORTAL_FILES = [
  ...(['owners', 'communications', 'onlinemedia', 'appearances'] as const),
  ...(['agents', 'offices'] as const),
] as const;

/** The records of each file; null if the snapshot does not have it. */
export type PortalRecords = Record<(typeof PORTAL_FILES)[number], unknown[] | null>;

export interface Snapshot {
  /** In the manifest's order, without duplicates; facts are taken from the first one. */
  languages: string[];
  records: Record<string, LanguageRecords>;
  portal: PortalRecords;
}

/** Reads the whole snapshot. Throws a SnapshotError that names the file that cannot be read. */
export async function readSnapshot(source: SnapshotSource): Promise<Snapshot> {
  const given = await readManifest(source);
  const records: Snapshot['records'] = {};
  for (const language of given) records[language] = await readLanguage(source, language);
  return { languages: given, records, portal: await readPortal(source) };
}

/** Reads the languages of a snapshot, without duplicates. Throws a SnapshotError. */
export async function readManifest(source: SnapshotSource): Promise<string[]> {
  const manifest = manifestSchema.safeParse(await readJson(source, 'manifest.json'));
  if (manifest.success) return [...new Set(manifest.data.languages)];
  const [issue] = manifest.error.issues;
  const field = issue?.path.join('.') || 'manifest';
  throw new SnapshotError(`manifest.json: ${field}: ${issue?.message ?? 'is not valid'}`);
}

async function readPortal(source: SnapshotSource): Promise<PortalRecords> {
  const portal: Partial<PortalRecords> = {};
  for (const name of PORTAL_FILES) {
    portal[name] = await readList(source, `${name}.json`).catch((error: unknown) => {
      if (error instanceof SnapshotError && error.isMissing) return null;
      throw error;
    });
  }
  return portal as PortalRecords;
}

async function readLanguage(source: SnapshotSource, language: string): Promise<LanguageRecords> {
  const records: Partial<LanguageRecords> = {};
  for (const name of FILES) {
    records[name] = await readList(source, `${language}/${name}.json`);
  }
  return records as LanguageRecords;
}

async function readList(source: SnapshotSource, file: string): Promise<unknown[]> {
  const value = await readJson(source, file);
  if (!Array.isArray(value)) throw new SnapshotError(`${file} is not a list of records`);
  return value;
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
