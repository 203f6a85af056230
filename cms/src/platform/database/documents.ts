import type { Core, Modules, UID } from '@strapi/strapi';

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
    (call, next) => intercept(call as DocumentCall<Data>, next) as ReturnType<typeof next>,
  );
}

/**
 * The Document Service of one type, with untyped data: Strapi's types do not know the project's
 * fields.
 */
export interface Documents {
  findFirst<Found = Document>(query?: Query): Promise<Found | null>;
  findOne<Found = Document>(query: Query & { documentId: string }): Promise<Found | null>;
  findMany<Found = Document>(query?: Query): Promise<Found[]>;
  create(options: { data: object } & Version): Promise<Document>;
  /** Null if the document does not exist. */
  update(options: { documentId: string; data: object } & Version): Promise<Document | null>;
  /** Copies the draft in each of these languages. Null if the document does not exist. */
  clone(options: {
    documentId: string;
    data?: object;
    locale?: readonly string[];
  }): Promise<{ documentId: string } | null>;
  count(query: Query): Promise<number>;
  publish(options: { documentId: string; locale?: string }): Promise<{ entries: unknown[] }>;
  unpublish(options: { documentId: string; locale?: string }): Promise<unknown>;
  discardDraft(options: { documentId: string; locale?: string }): Promise<unknown>;
  delete(options: { documentId: string; locale?: string }): Promise<unknown>;
}

/** The ids of a document and its fields, which are untyped. */
type Document = Modules.Documents.AnyDocument & { id: number };

interface Version {
  locale?: string;
  status?: 'draft' | 'published';
}

interface Query extends Version {
  filters?: object;
  fields?: string[];
  populate?: string[] | object;
  sort?: string;
  limit?: number;
}

export function documentsOf(strapi: Core.Strapi, uid: string): Documents {
  return strapi.documents(uid as UID.ContentType) as Documents;
}
