import type { TestCms } from '../boot';
import { buildEnvironment } from '../environment';
import { logIn } from '../log-in';
import { openOwner } from '../open-owner';

export type Caller = (typeof callers)[number];

export const callers = [
  'visitor',
  'site',
  'preview',
  'owner A',
  'owner B',
  'editor',
  'administrator',
] as const;

/** Returns the Authorization header of each caller; null for a visitor. */
export async function openCallers(cms: TestCms): Promise<Record<Caller, string | null>> {
  const environment = buildEnvironment();
  const { EDITOR_EMAIL, EDITOR_PASSWORD, ADMIN_EMAIL, ADMIN_PASSWORD } = environment;
  return {
    visitor: null,
    site: environment.CMS_TOKEN ?? '',
    preview: environment.CMS_PREVIEW_TOKEN ?? '',
    'owner A': (await openOwner(cms)).session,
    'owner B': (await openOwner(cms)).session,
    editor: await logIn(cms.url, EDITOR_EMAIL, EDITOR_PASSWORD),
    administrator: await logIn(cms.url, ADMIN_EMAIL, ADMIN_PASSWORD),
  };
}
