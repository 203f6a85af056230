import { languages } from '@agency/domain/languages';
import type { RecordGroup, SnapshotRecord } from '../import/records/group-records';
import type { ManualContent } from './manual-content';

const MEDIA = 'media:';

/** Names of types by id and language. */
export type TypeNames = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Returns the languages in which a draft has texts, in the order of the site. */
export function listWritten({ texts }: ManualContent): string[] {
  return languages.filter((language) => texts[language] !== undefined);
}

/**
 * Builds the snapshot records of a draft, one per language with texts. A draft without any has one
 * in the first language, so that its facts can be checked.
 */
export function buildRecords(
  id: string,
  content: ManualContent,
  typeNames: TypeNames,
): RecordGroup {
  const { facts, texts, pictures } = content;
  const [type = ''] = String(facts.WebIDs ?? '').split(',');
  const written = listWritten(content);
  const byLanguage = new Map<string, SnapshotRecord>();
  for (const language of written.length > 0 ? written : [languages[0]]) {
    byLanguage.set(language, {
      ...facts,
      MainTypeName: typeNames.get(type.trim())?.[language],
      ...texts[language as keyof typeof texts],
      ID: id,
      Pictures: pictures.map(({ file, kind }) => ({
        ID: String(file),
        Url: `${MEDIA}${file}`,
        Kind: kind,
      })),
    });
  }
  return { id, byLanguage };
}

/** Returns the id of a picture of a draft in the media library; null for another address. */
export function readPictureFile(url: string): number | null {
  return url.startsWith(MEDIA) ? Number(url.slice(MEDIA.length)) : null;
}
