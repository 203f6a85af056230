import type { Core } from '@strapi/strapi';
import type { Environment } from '../process/env';
import { listSiteActions, previewActions } from './site-actions';

const tokenUid = 'admin::api-token';
const permissionUid = 'admin::api-token-permission';
const madeByStrapi = ['Read Only', 'Full Access'];

interface TokenService {
  hash(key: string): string;
}

interface StoredToken {
  id: number;
  accessKey: string;
  permissions: { id: number; action: string }[];
}

/**
 * Creates the tokens of the site and the preview from the environment, with exactly their
 * actions. Removes the default tokens of Strapi's first start: its read-only one can read
 * personal data.
 */
export async function ensureTokens(strapi: Core.Strapi, env: Environment): Promise<void> {
  await removeDefaultTokens(strapi);
  await ensureToken(strapi, {
    name: 'Site',
    description: 'Lets the site read published content and store what visitors send',
    key: env.CMS_TOKEN,
    actions: listSiteActions(),
  });
  await ensureToken(strapi, {
    name: 'Preview',
    description: 'Lets the site show drafts to editors',
    key: env.CMS_PREVIEW_TOKEN,
    actions: [...listSiteActions(), ...Object.values(previewActions)],
  });
}

export function findTokenService(strapi: Core.Strapi): TokenService {
  return strapi.service('admin::api-token-content-api') as TokenService;
}

/** Strapi creates them when there is no admin user; tokens created later are kept. */
async function removeDefaultTokens(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query('admin::user').count()) > 0) return;
  await strapi.db.query(tokenUid).deleteMany({ where: { name: { $in: madeByStrapi } } });
}

async function ensureToken(
  strapi: Core.Strapi,
  token: { name: string; description: string; key: string; actions: string[] },
): Promise<void> {
  const { name, description, key, actions } = token;
  const accessKey = findTokenService(strapi).hash(key);
  const tokens = strapi.db.query(tokenUid);
  const stored = ((await tokens.findOne({ where: { name }, populate: ['permissions'] })) ??
    (await tokens.create({
      data: { name, description, kind: 'content-api', type: 'custom', accessKey, lifespan: null },
      populate: ['permissions'],
    }))) as StoredToken;
  if (stored.accessKey !== accessKey) {
    await tokens.update({ where: { id: stored.id }, data: { accessKey, type: 'custom' } });
  }
  await setActions(strapi, stored, actions);
}

async function setActions(
  strapi: Core.Strapi,
  token: StoredToken,
  actions: string[],
): Promise<void> {
  const permissions = strapi.db.query(permissionUid);
  const held = new Set((token.permissions ?? []).map((permission) => permission.action));
  const extra = (token.permissions ?? []).filter(({ action }) => !actions.includes(action));
  for (const { id } of extra) await permissions.delete({ where: { id } });
  for (const action of actions) {
    if (!held.has(action)) await permissions.create({ data: { action, token: token.id } });
  }
}
