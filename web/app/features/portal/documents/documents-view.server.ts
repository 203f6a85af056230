import { queryCms } from '../../../cms/client/query.server';
import { OwnerDocumentsDocument, type OwnerDocumentsQuery } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildPortalPath } from '../../../i18n/paths/portal-path';
import { formatDate, formatNumber } from '../../../lib/text/formats';

type OwnerDocuments = NonNullable<OwnerDocumentsQuery['ownerDocuments']>;

/**
 * Loads the documents that staff share about a listing; null if it is not the owner's. Throws
 * CmsError.
 */
export async function loadDocuments(subject: {
  session: string;
  listing: string;
}): Promise<OwnerDocuments | null> {
  return (await queryCms(OwnerDocumentsDocument, subject)).ownerDocuments;
}

/** Builds the documents with their download addresses; null without any. */
export function buildDocuments(
  { t, locale, language }: LanguageContext,
  documents: OwnerDocuments,
  reference: string,
): DocumentsView | null {
  if (documents.length === 0) return null;
  return {
    title: t('outcome.documents'),
    text: t('outcome.documentsText'),
    items: documents.map(({ id, name, size, createdAt }) => ({
      name,
      href: `${buildPortalPath(language, reference)}${documentFile(id)}`,
      about: t('outcome.documentAbout', {
        size: writeSize(locale, size),
        day: formatDate(locale, createdAt),
      }),
    })),
  };
}

const documentName = /^document-([0-9a-f]{48})$/;

function documentFile(id: string): string {
  return `document-${id}`;
}

/** Parses a document id from an address; null if invalid. */
export function documentOfFile(name: string | undefined): string | null {
  return documentName.exec(name ?? '')?.[1] ?? null;
}

function writeSize(locale: string, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000
    ? `${formatNumber(locale, kilobytes)}\u00a0kB`
    : `${formatNumber(locale, bytes / 1_000_000, 1)}\u00a0MB`;
}

export type DocumentsView = {
  title: string;
  text: string;
  items: { name: string; href: string; about: string }[];
};
