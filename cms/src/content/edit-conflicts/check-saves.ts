import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { languages } from '@agency/domain/languages';
import { guardRoute } from '../../platform/access/routes';
import { isLocalized } from '../../platform/i18n/is-localized';
import { describeSave, lockVersions, signVersions, type Version } from './document-versions';
import { isImported } from '../../listings/search/read-model/subscribe-to-listings';
import { lockDataVersion } from '../../listings/search/read-model/write-read-model';

const saves = [
  'PUT /collection-types/:model/:id',
  'POST /collection-types/:model/:id/actions/publish',
  'PUT /single-types/:model',
  'POST /single-types/:model/actions/publish',
];

const bulkPublish = 'POST /collection-types/:model/actions/bulkPublish';

/**
 * Adds checks for newer versions to every save of the content manager. Call it while
 * registering.
 */
export function checkSaves(strapi: Core.Strapi): void {
  for (const name of saves) guardRoute(strapi, 'content-manager', name, refuseStale(strapi));
  guardRoute(strapi, 'content-manager', bulkPublish, refuseStaleBulk(strapi));
}

interface Context {
  params: { model: string; id?: string };
  query: { locale?: string };
  request: { body?: { locale?: string } };
  state: { user?: { id: number } };
  get(name: string): string;
  status: number;
  body: unknown;
}

interface BulkContext extends Omit<Context, 'request'> {
  request: { body?: { versions?: unknown } };
}

/** The version of a document shown in the list that is about to be published. */
interface SeenVersion {
  documentId: string;
  locale: string | null;
  updatedAt: string;
}

type Next = () => Promise<unknown>;

/**
 * Middleware of saving routes: 412, with who saved it and when, if the document was saved after
 * the version in `If-Match` (its `updatedAt`), or exists with `If-None-Match: *`. Without these
 * headers nothing is refused.
 */
function refuseStale(strapi: Core.Strapi) {
  return (context: Context, next: Next): Promise<unknown> => {
    const { model, id } = context.params;
    const loaded = Date.parse(context.get('if-match').replaceAll('"', ''));
    const isChecked = !Number.isNaN(loaded) || context.get('if-none-match') === '*';
    // Checks and writes in one transaction, so that concurrent saves are ordered.
    return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      if (isImported(model)) await lockDataVersion(trx);
      const lock = (): Promise<Version[]> =>
        lockVersions(strapi, trx, model, id ? [id] : undefined);
      const before = await lock();
      const locale = findLocale(strapi, context);
      const current = before.find((version) => version.locale === locale);
      if (isChecked && current && Date.parse(current.updatedAt) !== loaded) {
        refuse(context, describeSave(current));
        return;
      }
      await next();
      const user = context.state.user?.id;
      if (user) await signVersions(strapi, trx, model, { before, after: await lock(), user });
    });
  };
}

/**
 * Middleware of the bulk publishing route: 412 if a document was saved after its version in
 * `versions` of the body. Documents without a version are not checked.
 */
function refuseStaleBulk(strapi: Core.Strapi) {
  return (context: BulkContext, next: Next): Promise<unknown> => {
    const { versions, ...body } = context.request.body ?? {};
    context.request.body = body;
    const seen = Array.isArray(versions) ? versions.filter(isSeenVersion) : [];
    if (seen.length === 0) return next();
    return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      const ids = [...new Set(seen.map(({ documentId }) => documentId))];
      const current = await lockVersions(strapi, trx, context.params.model, ids);
      const stale = current.find((version) =>
        seen.some(
          ({ documentId, locale, updatedAt }) =>
            documentId === version.documentId &&
            locale === version.locale &&
            Date.parse(updatedAt) !== Date.parse(version.updatedAt),
        ),
      );
      if (!stale) return next();
      refuse(context, { ...describeSave(stale), documentId: stale.documentId });
    });
  };
}

/** Responds instead of throwing, because Strapi logs thrown errors as server errors. */
function refuse(context: Pick<Context, 'status' | 'body'>, details: object): void {
  const error = { status: 412, name: 'PreconditionFailedError', details };
  context.status = error.status;
  context.body = { data: null, error: { ...error, message: 'Saved meanwhile' } };
}

function isSeenVersion(value: unknown): value is SeenVersion {
  const { documentId, locale, updatedAt } = (value ?? {}) as Partial<SeenVersion>;
  const isText = typeof documentId === 'string' && typeof updatedAt === 'string';
  return isText && (locale === null || typeof locale === 'string');
}

function findLocale(strapi: Core.Strapi, { params, query, request }: Context): string | null {
  if (!isLocalized(strapi, params.model)) return null;
  return query.locale ?? request.body?.locale ?? languages[0];
}
