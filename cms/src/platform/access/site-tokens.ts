import { createHash, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Environment } from '../process/env';
import { findTokenService } from './ensure-tokens';

interface StoredToken {
  type: string;
  kind: string;
  expiresAt: string | null;
  permissions: { action: string }[];
}

type Rights = ReadonlySet<string>;

const trustedMs = 5000;

/**
 * Returns the permissions of the site's two tokens as stored in the admin; null for any other,
 * deleted or expired token. Cached for five seconds.
 */
export function createSiteTokens(
  strapi: Core.Strapi,
  { CMS_TOKEN, CMS_PREVIEW_TOKEN }: Pick<Environment, 'CMS_TOKEN' | 'CMS_PREVIEW_TOKEN'>,
  now: () => number = Date.now,
): (token: string) => Promise<Rights | null> {
  const tokens = [CMS_TOKEN, CMS_PREVIEW_TOKEN].map((key) => ({
    key,
    digest: digest(key),
    rights: null as Promise<Rights | null> | null,
    at: 0,
  }));
  return (token) => {
    const asked = digest(token);
    const found = tokens.find((one) => timingSafeEqual(one.digest, asked));
    if (found === undefined) return Promise.resolve(null);
    if (found.rights === null || now() - found.at >= trustedMs) {
      found.at = now();
      found.rights = readRights(strapi, found.key);
      found.rights.catch(() => (found.rights = null));
    }
    return found.rights;
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

async function readRights(strapi: Core.Strapi, key: string): Promise<Rights | null> {
  const stored = (await strapi.db.query('admin::api-token').findOne({
    where: { accessKey: findTokenService(strapi).hash(key) },
    populate: ['permissions'],
  })) as StoredToken | null;
  if (stored?.type !== 'custom' || stored.kind !== 'content-api') return null;
  if (stored.expiresAt !== null && Date.parse(stored.expiresAt) <= Date.now()) return null;
  return new Set(stored.permissions.map(({ action }) => action));
}
