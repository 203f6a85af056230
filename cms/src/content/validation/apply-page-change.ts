import { findDraft, type PageRow } from './page-rows';

/** A page as it is about to be saved in one language. */
export interface PageChange {
  /** Missing for a new page. */
  documentId?: string;
  locale: string;
  data: Record<string, unknown>;
}

type Rows = readonly (PageRow & { id: number })[];

/** The page as it will be: what the change says, else what the draft says. */
export function applyPageChange(rows: Rows, { documentId, locale, data }: PageChange): PageRow {
  const draft = findDraft(rows, documentId, locale);
  const text = (name: 'path' | 'redirectUrl'): string | null =>
    name in data ? ((data[name] as string | null) ?? null) : (draft?.[name] ?? null);
  return {
    documentId,
    locale,
    key: typeof data.key === 'string' ? data.key : (draft?.key ?? ''),
    title: typeof data.title === 'string' ? data.title : (draft?.title ?? ''),
    path: text('path'),
    parent: applyParentChange(rows, data.parent, draft?.parent ?? null),
    redirect: typeof data.redirect === 'boolean' ? data.redirect : (draft?.redirect ?? false),
    redirectUrl: text('redirectUrl'),
    isPublished: false,
  };
}

function applyParentChange(rows: Rows, change: unknown, now: string | null): string | null {
  const named = readRelation(change);
  if (named === undefined) return now;
  if (typeof named !== 'number') return named;
  return rows.find(({ id }) => id === named)?.documentId ?? null;
}

/** Undefined when the change does not touch the relation, null when it empties it. */
function readRelation(value: unknown): string | number | null | undefined {
  if (value === undefined || value === null) return value;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.length > 0 ? readRelation(value[0]) : null;
  const { connect, set, disconnect, documentId, id } = value as Record<string, unknown>;
  if (documentId !== undefined || id !== undefined) return readRelation(documentId ?? id);
  if (Array.isArray(set) || (Array.isArray(connect) && connect.length > 0)) {
    return readRelation(set ?? connect);
  }
  return Array.isArray(disconnect) && disconnect.length > 0 ? null : undefined;
}
