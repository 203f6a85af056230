import type { Core } from '@strapi/strapi';
import { decryptSecret, encryptSecret } from './accept-code';
import { FACTORS } from './factor-rows';

const KEY = 'admin.secrets.encryptionKey';

export interface Rotation {
  /** Number of secrets that were encrypted again. */
  rotated: number;
  /** Number that the new key opened already. */
  current: number;
  /** Names of those that neither key opens. */
  unreadable: string[];
}

/** Encrypts the secrets of second factors under the new key, by Strapi's encryption service. */
export async function rotateFactors(
  strapi: Core.Strapi,
  { from, to }: { from: string; to: string },
): Promise<Rotation> {
  const former: unknown = strapi.config.get(KEY);
  const rotation: Rotation = { rotated: 0, current: 0, unreadable: [] };
  const rows = (await strapi.db.connection(FACTORS).whereNotNull('secret')) as {
    staff: number;
    secret: string;
  }[];
  try {
    for (const { staff, secret } of rows) {
      strapi.config.set(KEY, to);
      if (decryptSecret(strapi, secret) !== null) {
        rotation.current += 1;
        continue;
      }
      strapi.config.set(KEY, from);
      const opened = decryptSecret(strapi, secret);
      if (opened === null) {
        rotation.unreadable.push(`second factor of account ${staff}`);
        continue;
      }
      strapi.config.set(KEY, to);
      const changed = { secret: encryptSecret(strapi, opened) };
      await strapi.db.connection(FACTORS).where({ staff, secret }).update(changed);
      rotation.rotated += 1;
    }
  } finally {
    strapi.config.set(KEY, former);
  }
  return rotation;
}
