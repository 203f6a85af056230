import type { Core } from '@strapi/strapi';
import { addRememberedPictures } from './remembered-pictures';
import { SNAPSHOT_SOURCE } from './import-snapshot';

const imported = new Set(['api::listing.listing', 'api::project.project']);

/** Adds what imports keep beside the listings. Call it while registering. */
export function registerImport(strapi: Core.Strapi): void {
  addRememberedPictures(strapi);
  strapi.documents.use((context, next) => {
    if (context.action === 'clone' && imported.has(String(context.uid))) {
      // The copy is made by hand: no import may find it.
      const data = { source: null, externalId: null, sourceHash: null };
      context.params.data = { ...context.params.data, ...data } as never;
    }
    return next();
  });
}

/** Gives what was imported before there were several sources to the one there was. */
export async function adoptImported({ db }: Core.Strapi): Promise<void> {
  for (const table of ['listings', 'projects']) {
    await db
      .connection(table)
      .whereNull('source')
      .whereNotNull('source_hash')
      .update({ source: SNAPSHOT_SOURCE, external_id: db.connection.ref('reference') });
  }
}
