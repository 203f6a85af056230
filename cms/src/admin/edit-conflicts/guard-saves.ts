import { adminApi } from '@strapi/strapi/admin';
import type { SeenBlock } from '../../content/page-blocks/publish-with-blocks';
import { announceContentChange } from '../parts/content-changes';
import { clearRefusal, setConflict, type Conflict } from './conflict-store';
import {
  describeDifferences,
  listDifferences,
  mergeSave,
  nameDocument,
  type DocumentArgs,
  type Loaded,
} from './versions';

interface Request {
  url: string;
  method: string;
  data?: unknown;
  config?: { params?: object; headers?: Record<string, string> };
}

interface Failure {
  status?: number;
  name?: string;
  message?: string;
  details?: unknown;
}

interface Answer {
  data?: { data?: Loaded; meta?: { availableStatus?: Loaded[] } };
  error?: Failure;
}

type Ask = (request: Request) => Promise<Answer>;
type QueryFunction = (args: DocumentArgs, api: object, extra: object, ask: Ask) => Promise<Answer>;
interface Published {
  model: string;
  documentIds: string[];
  params?: { locale?: string | string[] };
}

type Tags = (result: unknown, error: unknown, args: DocumentArgs) => unknown[];

/** The part of a Redux Toolkit endpoint that is changed here. */
interface Endpoint<Args = DocumentArgs> {
  query?: (args: Args) => Request;
  queryFn?: QueryFunction;
  invalidatesTags?: Tags;
  transformResponse?: (response: unknown, meta: unknown, args: DocumentArgs) => Answer['data'];
  transformErrorResponse?: (error: Failure) => Failure;
  onQueryStarted?: unknown;
}

const loaded = new Map<string, Loaded>();
const listed = new Map<string, string>();

const withBlocks = new Map<string, readonly SeenBlock[]>();

export function publishNextWith(name: string, blocks: readonly SeenBlock[]): void {
  if (blocks.length > 0) withBlocks.set(name, blocks);
  else withBlocks.delete(name);
}

/**
 * Adds the loaded version to every save, and keeps the form's input when a save is refused:
 * Strapi would reload the document and reset the form (docs/decisions/0092). Call it while
 * bootstrapping.
 */
export function guardSaves(): void {
  adminApi.enhanceEndpoints({
    endpoints: {
      getDocument: recordLoaded,
      updateDocument: guardSave,
      publishDocument: guardSave,
      getDocumentsForValidation: recordListed,
      publishManyDocuments: guardPublishing,
      unpublishManyDocuments: announceUnpublishing,
    } as object,
  });
}

function recordLoaded(endpoint: Endpoint): void {
  const load = endpoint.queryFn;
  if (!load) throw new Error('Strapi changed getDocument; see edit-conflicts/.');
  endpoint.queryFn = async (args, ...rest) => {
    const answer = await load(args, ...rest);
    if (answer.data?.data && args.params?.status !== 'published') {
      loaded.set(nameDocument(args), answer.data.data);
      clearRefusal(nameDocument(args));
    }
    return answer;
  };
}

function guardSave(endpoint: Endpoint): void {
  const { query, invalidatesTags, transformResponse } = endpoint;
  if (!query || !invalidatesTags) {
    throw new Error('Strapi changed its save endpoints; see edit-conflicts/.');
  }
  endpoint.invalidatesTags = (result, error, args) =>
    error ? [] : invalidatesTags(result, error, args);
  // Its optimistic update resets the form when a save is refused.
  delete endpoint.onQueryStarted;
  delete endpoint.query;
  delete endpoint.transformResponse;
  endpoint.queryFn = async (args, _api, _extra, ask) => {
    const request = query(args);
    const { data, error } = await save(args, request, addBlocks(args, request, ask));
    if (error) return { error: keepForm(error) };
    if (request.method === 'POST') announceContentChange();
    return { data: transformResponse ? transformResponse(data, undefined, args) : data };
  };
}

function addBlocks(args: DocumentArgs, { method }: Request, ask: Ask): Ask {
  const blocks = method === 'POST' ? withBlocks.get(nameDocument(args)) : undefined;
  if (!blocks) return ask;
  return (request) =>
    ask(
      request.method === 'POST'
        ? { ...request, data: { ...(request.data as object), publishBlocks: blocks } }
        : request,
    );
}

/** The bulk publishing dialog requests the documents first. */
function recordListed(endpoint: Endpoint): void {
  const read = endpoint.transformResponse;
  if (!read) throw new Error('Strapi changed bulk publishing; see edit-conflicts/.');
  endpoint.transformResponse = (response, meta, args) => {
    const documents = read(response, meta, args) as Loaded[];
    for (const { documentId, locale, updatedAt } of documents) {
      const name = nameListed(args.model, String(documentId), locale);
      if (updatedAt) listed.set(name, updatedAt);
    }
    return documents as Answer['data'];
  };
}

function guardPublishing(endpoint: Endpoint<Published>): void {
  const build = endpoint.query;
  if (!build) throw new Error('Strapi changed bulk publishing; see edit-conflicts/.');
  endpoint.query = (args) => {
    const { data, ...request } = build(args);
    return { ...request, data: { ...(data as object), versions: listVersions(args) } };
  };
  endpoint.onQueryStarted = announceOnceDone;
  endpoint.transformErrorResponse = (error) =>
    error.status === 412 ? { name: 'Conflict', message: 'agency.conflictMany' } : error;
}

function announceUnpublishing(endpoint: Endpoint): void {
  endpoint.onQueryStarted = announceOnceDone;
}

/** Strapi reloads forms after a change, but not the panels next to them. */
async function announceOnceDone(
  _args: unknown,
  { queryFulfilled }: { queryFulfilled: Promise<unknown> },
): Promise<void> {
  const isDone = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (isDone) announceContentChange();
}

function listVersions({ model, documentIds, params }: Published): object[] {
  const locales = [params?.locale ?? null].flat();
  return documentIds.flatMap((documentId) =>
    locales.flatMap((locale) => {
      const updatedAt = listed.get(nameListed(model, documentId, locale));
      return updatedAt ? [{ documentId, locale, updatedAt }] : [];
    }),
  );
}

const nameListed = (model: string, documentId: string, locale: unknown): string =>
  [model, documentId, typeof locale === 'string' ? locale : ''].join(' ');

async function save(args: DocumentArgs, request: Request, ask: Ask): Promise<Answer> {
  const name = nameDocument(args);
  const before = loaded.get(name);
  setConflict(name, null);
  const answer = await ask(withVersion(request, before));
  if (answer.error?.status !== 412 || !before) return recordSaved(args, answer);
  const current = await load(args, ask);
  const other = answer.error.details as Pick<Conflict, 'savedAt' | 'savedBy'>;
  const fields = listDifferences(before, current, args.data ?? {});
  // Another language was saved, or nothing that this form contains.
  if (fields.length === 0) return recordSaved(args, await ask(withVersion(request, current)));
  const changes = describeDifferences(before, current, fields);
  const merged = mergeSave(before, args.data ?? {}, fields);
  if (merged) {
    const saved = await ask(withVersion({ ...request, data: merged }, current));
    // Resets the form to the saved version, with the changes of others.
    if (!saved.error) {
      loaded.delete(name);
      setConflict(name, { ...other, changes, isMerged: true });
    }
    return saved;
  }
  setConflict(name, { ...other, changes, isMerged: false });
  return { error: { name: 'Conflict', message: 'agency.conflict' } };
}

/** Strapi treats a form as saved after any error that is not a validation error. */
function keepForm(error: Failure): Failure {
  return error.name === 'ValidationError'
    ? error
    : { ...error, name: 'ValidationError', details: {} };
}

function withVersion(request: Request, version?: Loaded): Request {
  if (!version) return request;
  const { updatedAt } = version;
  const headers: Record<string, string> = updatedAt
    ? { 'If-Match': `"${updatedAt}"` }
    : { 'If-None-Match': '*' };
  return { ...request, config: { ...request.config, headers } };
}

async function load(args: DocumentArgs, ask: Ask): Promise<Loaded> {
  const { collectionType, model, documentId, params } = args;
  const id = documentId && collectionType !== 'single-types' ? `/${documentId}` : '';
  const url = `/content-manager/${collectionType}/${model}${id}`;
  const { data } = await ask({ url, method: 'GET', config: { params } });
  return data?.data ?? {};
}

/** Stores the version until the document is reloaded: the next save may come sooner. */
function recordSaved({ data: sent, ...args }: DocumentArgs, answer: Answer): Answer {
  const { data, meta } = answer.data ?? {};
  const draft = meta?.availableStatus?.find(({ publishedAt }) => !publishedAt);
  const { updatedAt } = (data?.publishedAt ? (draft ?? data) : data) ?? {};
  if (updatedAt) loaded.set(nameDocument(args), { ...sent, updatedAt });
  return answer;
}
