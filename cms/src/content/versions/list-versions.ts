import type { Core } from '@strapi/strapi';
import { nameColleagues } from '../../platform/staff/colleagues';
import { listChanges, type FieldChange } from './list-changes';
import { pickRestored, readContent } from './read-content';
import type { DocumentKey } from './record-versions';
import { VERSIONS, type VersionKind, type VersionRow } from './version-table';

/** A version with its changes from the previous one, for the admin. */
export interface VersionAnswer {
  id: number;
  kind: VersionKind;
  savedAt: string;
  /** Null if the site saved it. */
  savedBy: string | null;
  changes: FieldChange[];
  /** Differences from the current draft, if restored. */
  fromNow: FieldChange[];
  isCurrent: boolean;
}

type Texts = Record<string, string>;

export async function listVersions(
  strapi: Core.Strapi,
  key: DocumentKey,
): Promise<VersionAnswer[]> {
  const { model, documentId, locale } = key;
  const rows = (await strapi.db
    .connection(VERSIONS)
    .where({ model, document_id: documentId, locale })
    .orderBy('id', 'desc')) as VersionRow[];
  const names = await nameColleagues(
    strapi,
    rows.map((row) => row.saved_by),
  );
  const pick = <Value>(fields: Record<string, Value>) => pickRestored(strapi, model, fields);
  const readOwn = (content: string) =>
    JSON.stringify(pick(JSON.parse(content) as Record<string, unknown>));
  const draft = await readContent(strapi, model, documentId, locale);
  const now = { texts: pick(draft?.texts ?? {}), content: JSON.stringify(pick(draft?.data ?? {})) };
  const texts = rows.map((row) => JSON.parse(row.texts) as Texts);
  return rows.map(({ id, kind, saved_at, saved_by, content }, index) => ({
    id,
    kind,
    savedAt: new Date(saved_at).toISOString(),
    savedBy: saved_by === null ? null : (names.get(saved_by) ?? null),
    changes: index + 1 < rows.length ? listChanges(texts[index + 1] ?? {}, texts[index] ?? {}) : [],
    fromNow: listChanges(now.texts, pick(texts[index] ?? {})),
    isCurrent: readOwn(content) === now.content,
  }));
}
