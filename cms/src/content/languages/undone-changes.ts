import type { Core } from '@strapi/strapi';
import { listTranslated } from '../versions/read-content';
import { keptVersions } from '../versions/record-versions';
import { VERSIONS, type VersionRow } from '../versions/version-table';
import { chunkValues } from '../../platform/database/bulk-write';

/** A translation older than the last change of its source. */
export interface LateTranslation {
  model: string;
  documentId: string;
  source: string;
  /** When it was written or confirmed, in milliseconds since 1970. */
  written: number;
}

type Entry = Pick<VersionRow, 'id' | 'document_id' | 'locale' | 'saved_at' | 'changes_text'>;

/**
 * Returns the translations whose source now has the same texts as when they were written,
 * because changes were undone. Translations older than the kept versions are not included.
 */
export async function findUndone<Late extends LateTranslation>(
  strapi: Core.Strapi,
  translations: readonly Late[],
): Promise<ReadonlySet<Late>> {
  const entries = await listEntries(strapi, translations);
  const compared = translations.flatMap((late) => {
    const own = entries.get(`${late.documentId} ${late.source}`) ?? [];
    const [then, now] = [findEntryAt(own, late.written), own.at(-1)];
    return then && now ? [{ late, then: then.id, now: now.id }] : [];
  });
  const contents = await readContents(
    strapi,
    compared.flatMap(({ then, now }) => [then, now]),
  );
  const same = compared.filter(({ late: { model }, then, now }) =>
    listTranslated(strapi, model).every(
      (field) =>
        JSON.stringify(contents.get(then)?.[field]) === JSON.stringify(contents.get(now)?.[field]),
    ),
  );
  return new Set(same.map(({ late }) => late));
}

/** Returns the entry at a time, or the first one if the source was first saved later. */
function findEntryAt(entries: readonly Entry[], moment: number): Entry | undefined {
  const [first] = entries;
  const isFirst = first && entries.length < keptVersions && !first.changes_text;
  return entries.findLast(({ saved_at }) => saved_at <= moment) ?? (isFirst ? first : undefined);
}

/** Returns the versions of each document by `documentId locale`, oldest first. */
async function listEntries(
  strapi: Core.Strapi,
  translations: readonly LateTranslation[],
): Promise<ReadonlyMap<string, Entry[]>> {
  const found = new Map<string, Entry[]>();
  for (const ids of chunkValues([...new Set(translations.map((late) => late.documentId))])) {
    const rows = (await strapi.db
      .connection(VERSIONS)
      .whereIn('document_id', ids)
      .orderBy('id')
      .select('id', 'document_id', 'locale', 'saved_at', 'changes_text')) as Entry[];
    for (const row of rows) {
      const name = `${row.document_id} ${row.locale}`;
      found.set(name, [...(found.get(name) ?? []), row]);
    }
  }
  return found;
}

async function readContents(
  strapi: Core.Strapi,
  versions: readonly number[],
): Promise<ReadonlyMap<number, Record<string, unknown>>> {
  const contents = new Map<number, Record<string, unknown>>();
  for (const ids of chunkValues([...new Set(versions)])) {
    const rows = (await strapi.db
      .connection(VERSIONS)
      .whereIn('id', ids)
      .select('id', 'content')) as Pick<VersionRow, 'id' | 'content'>[];
    for (const { id, content } of rows) {
      contents.set(id, JSON.parse(content) as Record<string, unknown>);
    }
  }
  return contents;
}
