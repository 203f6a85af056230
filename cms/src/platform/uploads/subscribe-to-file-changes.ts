import type { Core } from '@strapi/strapi';

interface FileEvent {
  action: string;
  model: { uid: string };
  params: { where?: { id?: unknown } };
  state: Record<string, unknown>;
}

/**
 * Sees a file described anew, replaced or deleted in the media library, which writes past the
 * Document Service. `find` says what shows the file while that can still be known; `follow` is told
 * when the file has changed. `name` keeps several followers apart.
 */
export function subscribeToFileChanges<Found>(
  strapi: Core.Strapi,
  name: string,
  find: (fileId: number) => Promise<Found[]>,
  follow: (found: Found[]) => Promise<void>,
): void {
  strapi.db.lifecycles.subscribe(async (event) => {
    const { action, model, params, state } = event as unknown as FileEvent;
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
