import type { Core } from '@strapi/strapi';
import { addAdminRoutes, type AdminContext, type Right } from '../../platform/access/admin-routes';
import { nameColleagues } from '../../platform/staff/colleagues';
import { isRecord } from '../../platform/rules/is-record';
import { readManual, type ManualCheck } from './check-manual';
import { findManual, listManual, type OpenManual } from './list-manual';
import { findChoices } from './manual-choices';
import { listDifferences } from './compare-content';
import { parseContent, type ManualContent } from './manual-content';
import { publishManual, withdrawManual } from './publish-manual';
import {
  createManual,
  deleteManual,
  NewerVersion,
  saveManual,
  type ManualWrite,
} from './save-manual';

/** The draft after a write, or the check that kept it from being published. */
export interface ManualAnswer {
  check: ManualCheck | null;
  open: OpenManual;
}

/** The answer to a save over a newer version. */
export interface ManualConflict {
  savedAt: string;
  savedBy: string | null;
  /** Fields that differ, such as `facts.Price`. */
  fields: string[];
}

/** Editors handle listings; those written here are theirs. */
const writeListings: Right = {
  action: 'plugin::content-manager.explorer.update',
  subject: 'api::listing.listing',
};

/** Adds the routes of the form in which staff write listings. */
export function addManualHandlers(strapi: Core.Strapi): void {
  const one = '/manual-listings/:key';
  const right = writeListings;
  const change =
    (act: (key: string, body: Body, write: ManualWrite) => Promise<ManualCheck | null>) =>
    async (context: AdminContext): Promise<ManualAnswer | object> => {
      const key = context.params.key ?? '';
      const body = readBody(context);
      const write = { revision: body.revision, user: context.state.user.id, now: new Date() };
      try {
        const check = await act(key, body, write);
        return { check, open: await findManual(strapi, key) };
      } catch (error) {
        if (!(error instanceof NewerVersion)) throw error;
        return refuseNewer(strapi, context, error, body.content);
      }
    };
  addAdminRoutes(strapi, [
    { method: 'GET', path: '/manual-listings', right, handle: () => listManual(strapi) },
    { method: 'GET', path: '/manual-choices', right, handle: () => findChoices(strapi) },
    {
      method: 'POST',
      path: '/manual-listings',
      right,
      handle: async (context) => {
        const write = { user: context.state.user.id, now: new Date() };
        const key = await createManual(strapi, readBody(context).content, write);
        return { check: null, open: await findManual(strapi, key) } satisfies ManualAnswer;
      },
    },
    {
      method: 'GET',
      path: one,
      right,
      handle: ({ params }) => findManual(strapi, params.key ?? ''),
    },
    {
      method: 'PUT',
      path: one,
      right,
      handle: change(async (key, { content }, write) => {
        await saveManual(strapi, key, content, write);
        return null;
      }),
    },
    {
      method: 'POST',
      path: `${one}/check`,
      right,
      handle: async (context) => {
        const { key, listing, content: saved } = await findManual(strapi, context.params.key ?? '');
        const given = readBody(context).content;
        const content = given === undefined ? saved : parseContent(given);
        const read = await readManual(strapi.db.connection, content, { key, listing });
        return read.check;
      },
    },
    {
      method: 'POST',
      path: `${one}/publish`,
      right,
      handle: change((key, { content }, write) => publishManual(strapi, key, content, write)),
    },
    {
      method: 'POST',
      path: `${one}/withdraw`,
      right,
      handle: change(async (key, _, write) => {
        await withdrawManual(strapi, key, write);
        return null;
      }),
    },
    {
      method: 'POST',
      path: `${one}/delete`,
      right,
      handle: async (context) => {
        const body = readBody(context);
        try {
          await deleteManual(strapi, context.params.key ?? '', body.revision);
          return {};
        } catch (error) {
          if (!(error instanceof NewerVersion)) throw error;
          return refuseNewer(strapi, context, error, body.content);
        }
      },
    },
  ]);
}

interface Body {
  revision?: unknown;
  content?: unknown;
}

function readBody({ request }: AdminContext): Body {
  return isRecord(request.body) ? request.body : {};
}

/** Responds instead of throwing, because Strapi logs thrown errors as server errors. */
async function refuseNewer(
  strapi: Core.Strapi,
  context: AdminContext,
  { row }: NewerVersion,
  content: unknown,
): Promise<object> {
  const names = await nameColleagues(strapi, [row.saved_by]);
  const stored = JSON.parse(row.content) as ManualContent;
  const details: ManualConflict = {
    savedAt: new Date(Number(row.saved_at)).toISOString(),
    savedBy: names.get(row.saved_by) ?? null,
    fields: content === undefined ? [] : listDifferences(parseContent(content), stored),
  };
  context.status = 412;
  const error = { status: 412, name: 'PreconditionFailedError', message: 'Saved meanwhile' };
  return { data: null, error: { ...error, details } };
}
