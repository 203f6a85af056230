import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { addAdminRoutes, type AdminContext, type Right } from '../../platform/access/admin-routes';
import { documentsOf } from '../../platform/database/documents';
import { refuse, refuseMissing } from '../../platform/validation/refusal';
import { findSource, SOURCE, type Source } from '../sources';
import { findForm, listForms } from './find-forms';
import { removeFeed } from './remove-feed';
import { createFeed, updateFeed } from './save-form';
import { testConnection } from './test-connection';

const right = (action: 'create' | 'update' | 'delete'): Right => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject: SOURCE,
});

/** Adds the routes of the forms in which administrators set up feeds. Call it while registering. */
export function registerForms(strapi: Core.Strapi): void {
  const of =
    (act: (source: Source, body: unknown) => Promise<unknown>) =>
    async ({ params, request }: AdminContext) => {
      const source = await findSource(strapi, params.key ?? '');
      if (!source) throw refuseMissing('gone.feed');
      return act(source, request.body);
    };
  addAdminRoutes(strapi, [
    { method: 'GET', path: '/feed-forms', right: right('update'), handle: () => listForms(strapi) },
    {
      method: 'POST',
      path: '/feed-forms',
      right: right('create'),
      handle: ({ request }) => createFeed(strapi, request.body),
    },
    {
      method: 'POST',
      path: '/feed-forms/test',
      right: right('update'),
      handle: ({ request }) => testConnection(strapi, request.body),
    },
    {
      method: 'GET',
      path: '/feed-forms/:key',
      right: right('update'),
      handle: of((source) => findForm(strapi, source)),
    },
    {
      method: 'PUT',
      path: '/feed-forms/:key',
      right: right('update'),
      handle: of((source, body) => updateFeed(strapi, source, body)),
    },
    {
      method: 'POST',
      path: '/feed-forms/:key/switch',
      right: right('update'),
      handle: of((source, body) => switchFeed(strapi, source, body)),
    },
    {
      method: 'POST',
      path: '/feed-forms/:key/remove',
      right: right('delete'),
      handle: of((source, body) => removeFeed(strapi, source, body)),
    },
  ]);
}

/** Takes a feed into use, or out of it. */
async function switchFeed(
  strapi: Core.Strapi,
  { documentId }: Source,
  body: unknown,
): Promise<object> {
  const { data } = z.object({ enabled: z.boolean() }).safeParse(body);
  if (!data) throw refuse('feed.switch');
  await documentsOf(strapi, SOURCE).update({ documentId, data });
  return {};
}
