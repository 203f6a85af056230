import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { languages } from '../access/ensure-locales';
import { isLocalized } from '../localization/is-localized';

interface Context {
  params: { model: string; id?: string };
  /** Strapi has put the language of the address into the body by now. */
  query: { locale?: string };
  request: { body?: { locale?: string } };
  get(name: string): string;
  status: number;
  body: unknown;
}

interface Version {
  id: number;
  locale: string | null;
  updatedAt: string;
  updatedBy: { firstname?: string | null; lastname?: string | null } | null;
}

/** Strapi writes the fields that all languages share to each of them, one after the other. */
const oneSave = 2000;

/**
 * The middleware of a route that saves: 412 when the document was saved after the version in
 * `If-Match` (its `updatedAt`), or was written at all with `If-None-Match: *`; with who saved it and
 * when. Without either header nothing is checked.
 */
export function refuseStale(strapi: Core.Strapi) {
  return async (context: Context, next: () => Promise<unknown>): Promise<unknown> => {
    const loaded = Date.parse(context.get('if-match').replaceAll('"', ''));
    if (Number.isNaN(loaded) && context.get('if-none-match') !== '*') return next();
    // Checked and written in one transaction: of two saves at the same time one is the later.
    await strapi.db.transaction(async ({ trx }) => {
      const versions = await lockVersions(strapi, trx, context);
      const locale = findLocale(strapi, context);
      const current = versions.find((version) => version.locale === locale);
      if (!current || Date.parse(current.updatedAt) === loaded) return next();
      // Answered, not thrown: Strapi logs what is thrown as a fault of its own.
      const details = describeSave(current, versions);
      const error = { status: 412, name: 'PreconditionFailedError', details };
      context.status = error.status;
      context.body = { data: null, error: { ...error, message: 'Saved meanwhile' } };
    });
  };
}

function findLocale(strapi: Core.Strapi, { params, query, request }: Context): string | null {
  if (!isLocalized(strapi, params.model)) return null;
  return query.locale ?? request.body?.locale ?? languages[0];
}

/** What is edited of the document, in each language; nobody else writes it until this is done. */
async function lockVersions(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { params: { model, id } }: Context,
): Promise<Version[]> {
  const type = strapi.contentType(model as UID.ContentType);
  const isDrafted = type.options?.draftAndPublish === true;
  const { tableName } = strapi.db.metadata.get(model);
  const rows = trx(tableName).select('id').forUpdate();
  if (id) rows.where({ document_id: id });
  if (isDrafted) rows.whereNull('published_at');
  const ids = ((await rows) as { id: number }[]).map((row) => row.id);
  return (await strapi.db.query(model as UID.ContentType).findMany({
    where: { id: { $in: ids } },
    select: ['id', 'locale', 'updatedAt'],
    populate: { updatedBy: { select: ['firstname', 'lastname'] } },
    orderBy: { updatedAt: 'asc' },
  })) as unknown as Version[];
}

/** Of what was written by one save the first was meant; its author has a name unless a job wrote it. */
function describeSave(
  current: Version,
  versions: readonly Version[],
): { savedAt: string; savedBy: string | null } {
  const savedAt = new Date(current.updatedAt).toISOString();
  const meant = versions.find(
    ({ updatedAt }) => Date.parse(savedAt) - Date.parse(updatedAt) < oneSave,
  );
  const { firstname, lastname } = meant?.updatedBy ?? {};
  return { savedAt, savedBy: [firstname, lastname].filter(Boolean).join(' ') || null };
}
