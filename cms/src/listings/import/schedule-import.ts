import type { Core } from '@strapi/strapi';
import { findSharedSettings } from '../../platform/i18n/find-shared-settings';
import { scheduleJob } from '../../platform/jobs/schedule-job';
import { storePicture } from '../../platform/uploads/store-picture';
import { importSnapshot, isImporting } from './import-snapshot';
import { nameSource } from './save-run';

const EVERY_MINUTE = '30 * * * * *';
const MINUTE = 60_000;

interface Settings {
  snapshot: { url: string | null; everyMinutes: number | null; active: boolean } | null;
}

/**
 * Imports by itself from the address in the site's settings, as often as they say (DATA-3). Settings
 * are looked at every minute, so that a change needs no restart.
 */
export function scheduleImport(strapi: Core.Strapi): void {
  scheduleJob(strapi, {
    name: 'importSnapshot',
    rule: EVERY_MINUTE,
    title: 'Scheduled import',
    run: () => importWhenDue(strapi, new Date()),
  });
}

/** Imports when the settings say so, no import is running and the last of that address is old enough. */
export async function importWhenDue(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const site = (await findSharedSettings(strapi, ['snapshot'])) as Settings | null;
  const { url, everyMinutes, active } = site?.snapshot ?? {};
  if (!active || !url || isImporting()) return false;
  const source = nameSource(url);
  const [last] = await strapi.documents('api::import-run.import-run').findMany({
    filters: { source },
    sort: 'startedAt:desc',
    limit: 1,
  });
  const since = last ? now.getTime() - new Date(String(last.startedAt)).getTime() : Infinity;
  if (since < (everyMinutes ?? 60) * MINUTE) return false;
  const report = await importSnapshot(strapi, {
    source: url,
    storePicture: (picture) => storePicture(strapi, picture),
  });
  const { outcome, added, updated, withdrawn, problemCount, message } = report;
  strapi.log.info(
    `Import of ${source}: ${outcome}, ${added} added, ${updated} updated, ${withdrawn} withdrawn, ` +
      `${problemCount} problems${message ? ` (${message})` : ''}`,
  );
  return true;
}
