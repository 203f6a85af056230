import type { Core } from '@strapi/strapi';
import { splitLogin } from '../listings/import/feed-login';
import { writeSecrets } from './secrets/secret-rows';
import { findSource, SOURCE } from './sources';

/** Key of the former site settings, stored by the migration (database/migrations). */
const LEFT = 'agency_former_snapshot';
const KEY = 'snapshot';

interface FormerSettings {
  url: string | null;
  every_minutes: number | null;
  active: boolean | number;
}

/** Creates a source from the address in the former site settings, once. */
export async function moveSnapshotSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.db.connection('strapi_core_store_settings').where({ key: LEFT });
  const row = (await store.clone().first('value')) as { value: string } | undefined;
  if (!row) return;
  const { url, every_minutes: every, active } = JSON.parse(row.value) as FormerSettings;
  if (url && URL.canParse(url) && !(await findSource(strapi, KEY))) {
    const { address, authorization } = splitLogin(new URL(url));
    const settings = { url: address.href, ...(authorization ? { login: true } : {}) };
    const data = { key: KEY, kind: 'snapshot', settings, everyMinutes: every ?? 60 };
    const state = { enabled: Boolean(active), paused: false };
    await strapi.documents(SOURCE).create({ data: { ...data, ...state } as never });
    if (authorization) {
      const LOGIN = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString();
      await writeSecrets(strapi.db.connection, KEY, { LOGIN }, null);
    }
  }
  await store.delete();
}
