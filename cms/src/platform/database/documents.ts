import type { Core, UID } from '@strapi/strapi';

/**
 * A call of the Document Service. Strapi's own type differs by action and does not know the
 * project's types.
 */
export interface DocumentCall<Data = Record<string, unknown>> {
  uid: string;
  action: string;
  params: {
    documentId?: string;
    locale?: string | string[] | null;
    status?: string;
    data?: Data;
  };
}

/**
 * Adds a middleware to the Document Service, which handles every write of content. Call it while
 * registering.
 */
export function interceptDocuments<Data = Record<string, unknown>>(
  strapi: Core.Strapi,
  intercept: (call: DocumentCall<Data>, next: () => Promise<unknown>) => unknown,
): void {
  strapi.documents.use(
    (call, next) => intercept(call as unknown as DocumentCall<Data>, next) as never,
  );
}

/**
 * The Document Service of one type, with untyped data: Strapi's types do not know the project's
 * fields.
 */
export interface Documents {
  create(options: {
    data: object;
    locale?: string;
    status?: 'draft' | 'published';
  }): Promise<{ id: number; documentId: string }>;
  /** Null if the document does not exist. */
  update(options: {
    documentId: string;
    data: object;
    locale?: string;
  }): Promise<{ id: number; documentId: string } | null>;
  publish(options: { documentId: string; locale?: string }): Promise<{ entries: unknown[] }>;
  delete(options: { documentId: string; locale?: string }): Promise<unknown>;
}

export function documentsOf(strapi: Core.Strapi, uid: string): Documents {
  return strapi.documents(uid as UID.ContentType) as unknown as Documents;
}
