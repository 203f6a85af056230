import type { Core } from '@strapi/strapi';

interface FileEvent {
  action: string;
  model: { uid: string };
  params: { where?: { id?: unknown } };
  state: Record<string, unknown>;
}

/**
 * Subscribes to files that are edited, replaced or deleted in the media library, which bypasses
 * the Document Service. `find` collects what shows the file before the change; `follow` is
 * called after it. `name` distinguishes subscribers.
 */
export function subscribeToFileChanges<Found>(
  strapi: Core.Strapi,
  name: string,
  find: (fileId: number) => Promise<Found[]>,
  follow: (found: Found[]) => Promise<void>,
): void {
  strapi.db.lifecycles.subscribe(async (event) => {
    const { action, model, params, state } = event as FileEvent;
    if (model.uid !== 'plugin::upload.file') return;
    const id = Number(params.where?.id);
    if (action === 'beforeDelete' || action === 'beforeUpdate') {
      state[name] = Number.isInteger(id) ? await find(id) : [];
    }
    if (action === 'afterDelete' || action === 'afterUpdate') {
      const found = (state[name] as Found[] | undefined) ?? [];
      if (found.length > 0) await follow(found);
    }
  });
}
