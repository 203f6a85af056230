import type { Core } from '@strapi/strapi';
import {
  addAdminRoutes,
  contentRight,
  type AdminContext,
} from '../../platform/access/admin-routes';
import { documentsOf } from '../../platform/database/documents';
import { isRecord } from '../../platform/rules/is-record';
import { refuse, refuseMissing } from '../../platform/validation/refusal';
import { fields, tableSettings, type TableSettings } from '../kinds/table/table-settings';
import { checkSettings, refuseProblems } from '../fields/check-fields';
import { keepUpload } from '../receive-upload';
import { findSource, SOURCE, type Source } from '../sources';
import { previewTable } from './preview-table';
import { readSetup } from './read-setup';

const changeSources = contentRight('update', SOURCE);

/** Adds the routes that match the columns of a file to fields. Call it while registering. */
export function registerTableSetup(strapi: Core.Strapi): void {
  const add = (
    path: string,
    act: (source: Source, settings: TableSettings, context: AdminContext) => Promise<unknown>,
  ) => ({
    method: 'POST' as const,
    path: `/feeds/:key/columns${path}`,
    right: changeSources,
    handle: async (context: AdminContext) => {
      const source = await findTable(strapi, context.params.key);
      return act(source, readSettings(source, context.request), context);
    },
  });
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/feeds/:key/columns',
      right: changeSources,
      handle: async ({ params }) => {
        const source = await findTable(strapi, params.key);
        return readSettings(source, {});
      },
    },
    add('/read', async (source, settings, { request }) => {
      const { files } = request as { files?: { file?: unknown } };
      if (files?.file) await keepUpload(source, request);
      return readSetup(strapi, source, settings);
    }),
    add('/preview', (source, settings) => previewTable(strapi, source, settings)),
    add('/save', async ({ documentId }, settings) => {
      await documentsOf(strapi, SOURCE).update({ documentId, data: { settings } });
      return {};
    }),
  ]);
}

async function findTable(strapi: Core.Strapi, key = ''): Promise<Source> {
  const source = await findSource(strapi, key);
  if (!source) throw refuseMissing('gone.feed');
  if (source.kind !== 'table') throw refuse('feed.noFiles');
  return source;
}

/** Returns the settings of the form, as JSON or in a field next to a file; else the saved ones. */
function readSettings(source: Source, { body }: AdminContext['request']): TableSettings {
  const { settings } = (body ?? {}) as { settings?: unknown };
  const given = typeof settings === 'string' ? parseJson(settings) : settings;
  const chosen = given ?? source.settings ?? {};
  if (!isRecord(chosen)) throw refuse('feed.form');
  refuseProblems(checkSettings(fields, chosen, 'settings'));
  return tableSettings.parse(chosen);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refuse('feed.form');
  }
}
