import type { Core } from '@strapi/strapi';
import { findReaderLanguage, type ReaderState } from '../../platform/validation/reader-language';
import { SNAPSHOT_SOURCE } from './import-snapshot';
import { nameRun, type NamedRun } from './name-run';

const RUN = 'api::import-run.import-run';
const reads = new Set(['findOne', 'findFirst', 'findMany']);
const imported = new Set(['api::listing.listing', 'api::project.project']);

/** Takes the source from copies of what was imported, and names import runs for their reader. */
export function subscribeToImported(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.action === 'clone' && imported.has(String(context.uid))) {
      // The copy is made by hand: no import may find it.
      const data = { source: null, externalId: null, sourceHash: null };
      context.params.data = { ...context.params.data, ...data } as never;
    }
    return next();
  });
  nameRuns(strapi);
}

/** Each reader reads the name of an import in their own language: it is stored in none. */
function nameRuns(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action }, next) => {
    const found: unknown = await next();
    if (uid !== RUN || !reads.has(action)) return found as never;
    const state = strapi.requestContext.get()?.state as ReaderState | undefined;
    const language = findReaderLanguage(state);
    for (const run of [found].flat() as ((NamedRun & { name?: string | null }) | null)[]) {
      if (run) run.name = nameRun(run, language);
    }
    return found as never;
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
