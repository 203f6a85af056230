import type { Core } from '@strapi/strapi';
import type { Language } from '@agency/domain/languages';
import { listChanges, type FieldChange } from '../versions/list-changes';
import { listTranslated, readContent } from '../versions/read-content';
import { addVersion, findEditor, type DocumentKey } from '../versions/record-versions';
import { VERSIONS, type VersionRow } from '../versions/version-table';
import { findSource, findWritten, readLastTexts } from './list-board';
import { findUndone } from './undone-changes';
import { refuseMissing } from '../../platform/validation/refusal';

export interface SourceAnswer {
  source: Language;
  texts: Record<string, string>;
  isOutdated: boolean;
  changes: FieldChange[];
}

interface Draft {
  locale: string;
  createdAt: string;
}

/** Returns the source of a translation; null for the source itself, and without a source. */
export async function compareWithSource(
  strapi: Core.Strapi,
  { model, documentId, locale }: DocumentKey,
): Promise<SourceAnswer | null> {
  const drafts = (await strapi.db.query(model as 'api::page.page').findMany({
    where: { documentId, publishedAt: null },
    select: ['locale', 'createdAt'],
  })) as Draft[];
  const source = findSource(drafts);
  const content = await readContent(strapi, model, documentId, source);
  if (source === locale || drafts.length === 0 || !content) return null;
  const translated = new Set(listTranslated(strapi, model));
  const texts = Object.fromEntries(
    Object.entries(content.texts).filter(([field]) => translated.has(field)),
  );
  const last = await readLastTexts(strapi, documentId);
  const own = drafts.find((draft) => draft.locale === locale);
  const written = own ? findWritten({ ...own, documentId }, last) : Infinity;
  const isLater = (last.get(`${documentId} ${source}`) ?? 0) > written;
  const late = { model, documentId, source, written };
  const isOutdated = isLater && !(await findUndone(strapi, [late])).has(late);
  const before = isOutdated
    ? await readTextsAt(strapi, { model, documentId, locale: source }, written)
    : null;
  const changes = before ? listChanges(before, content.texts) : [];
  return {
    source,
    texts,
    isOutdated,
    changes: changes.filter(({ field }) => translated.has(field)),
  };
}

export async function confirmTranslation(strapi: Core.Strapi, key: DocumentKey): Promise<void> {
  const { model, documentId, locale } = key;
  const content = await readContent(strapi, model, documentId, locale);
  if (!content) throw refuseMissing('gone.translation');
  const stamp = { saved_at: Date.now(), saved_by: findEditor(strapi) };
  await addVersion(strapi.db.connection, key, {
    ...content,
    ...stamp,
    kind: 'checked',
    isText: false,
  });
}

/** Returns the texts of a document at a time, as far as versions are kept. */
async function readTextsAt(
  strapi: Core.Strapi,
  { model, documentId, locale }: DocumentKey,
  moment: number,
): Promise<Record<string, string> | null> {
  const rows = (await strapi.db
    .connection(VERSIONS)
    .where({ model, document_id: documentId, locale })
    .orderBy('id', 'desc')
    .select('saved_at', 'texts')) as Pick<VersionRow, 'saved_at' | 'texts'>[];
  const row = rows.find(({ saved_at }) => saved_at <= moment) ?? rows.at(-1);
  return row ? (JSON.parse(row.texts) as Record<string, string>) : null;
}
